import {
  productSuggestions,
  type SearchSuggestion,
  searchSuggestions,
  shownOptions
} from '@vitrina/core/catalog'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Marked } from '../../binding/marked.tsx'
import { useShop, useSite, useSubject } from '../../binding/shop-context.tsx'
import { SuggestList } from '../../kit/combobox/combobox.tsx'
import { useCombobox } from '../../kit/combobox/use-combobox.ts'
import { Icon } from '../../kit/icon/icon.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { LiveRegion } from '../../kit/live-region/live-region.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { headerSearchMessages } from './header-search.messages.ts'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

interface SearchComboboxProps extends Pick<SearchFormProps, 'action'> {
  /** What was typed into the plain field before. */
  typed: string
  onOpen: (url: string) => void
}

/** The search field with its list of suggestions; takes over the focus of the plain field. */
export function SearchCombobox({ action, typed, onOpen }: SearchComboboxProps) {
  const [text, setText] = useState(typed)
  const shop = useShop()
  const products = useSubject(productSuggestions, shownOptions)
  const items = searchSuggestions(
    text,
    useSite(site => site.categories),
    products
  )
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({
    count: items.length,
    onPick: index => onOpen(items[index]?.href ?? action)
  })

  // Once, as it appears: a key pressed before an effect after the paint would be lost.
  useLayoutEffect(() => {
    input.current?.focus()
    if (typed === '') return
    type(typed)
    combobox.open()
  }, [])

  function type(next: string) {
    setText(next)
    shop.send(productSuggestions, { type: 'suggestions.ask', text: next })
  }

  function close(event: FormEvent<HTMLFormElement>) {
    combobox.close()
    event.currentTarget.querySelector('input')?.blur()
  }

  return (
    <>
      <SearchForm
        action={action}
        onSubmit={close}
        input={{
          ...combobox.inputProps,
          ref: input,
          value: text,
          onChange: event => {
            type(event.target.value)
            combobox.open()
          }
        }}
      />
      {combobox.isOpen && (
        <div className="list">
          <SuggestList
            label={headerSearchMessages.suggestions}
            list={combobox.list}
            items={items}
            itemKey={({ href }) => href}
          >
            {item => <Option item={item} text={text} />}
          </SuggestList>
        </div>
      )}
      <LiveRegion>{combobox.isOpen ? kitMessages.suggestionsFound(items.length) : ''}</LiveRegion>
    </>
  )
}

function Option({ item, text }: { item: SearchSuggestion; text: string }) {
  const words = (
    <span className="words">
      <Marked text={item.title} match={text} />
    </span>
  )
  if (item.kind === 'category') {
    return (
      <span className="option">
        <Icon name="layout-grid" size="s" />
        {words}
      </span>
    )
  }
  return (
    <span className="option">
      <span className="tile">
        <Tile cover={item.picture?.cover} shape="thumb" art>
          <ShopPicture picture={item.picture} width={80} alt="" />
        </Tile>
      </span>
      {words}
      <span className="price num">{item.price}</span>
    </span>
  )
}
