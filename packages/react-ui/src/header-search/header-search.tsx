import { type FormEvent, useState } from 'react'

import { SuggestList } from '../kit/combobox/combobox.tsx'
import { Marked } from '../kit/combobox/marked.tsx'
import { useCombobox } from '../kit/combobox/use-combobox.ts'
import { Icon } from '../kit/icon/icon.tsx'
import { LiveRegion } from '../kit/live-region/live-region.tsx'
import { Tile } from '../kit/tile/tile.tsx'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { headerSearchStyle } from './header-search.styles.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

interface HeaderSearchProps {
  /** Address of the page of search results. */
  action: string
  onOpen: (url: string) => void
}

/** The shop's search: a plain form with a list of suggestions over it. */
export function HeaderSearch({ action, onOpen }: HeaderSearchProps) {
  const [text, setText] = useState('')
  const items = useSuggestions(text)
  const combobox = useCombobox({
    count: items.length,
    onPick: index => onOpen(items[index]?.href ?? action)
  })

  function close(event: FormEvent<HTMLFormElement>) {
    combobox.close()
    event.currentTarget.querySelector('input')?.blur()
  }

  return (
    <search className={headerSearchStyle()}>
      <form action={action} onSubmit={close}>
        <Icon name="search" />
        <input
          {...combobox.inputProps}
          type="search"
          name="q"
          maxLength={200}
          aria-label="Поиск по магазину"
          placeholder="Рюкзак, сарафан 134, тетради…"
          enterKeyHint="search"
          data-intent
          value={text}
          onChange={event => {
            setText(event.target.value)
            combobox.open()
          }}
        />
        <button type="submit">Найти</button>
      </form>
      {combobox.isOpen && (
        <div className="list">
          <SuggestList
            label="Подсказки"
            list={combobox.list}
            items={items}
            itemKey={({ href }) => href}
          >
            {item => <Option item={item} text={text} />}
          </SuggestList>
        </div>
      )}
      <LiveRegion>{combobox.isOpen ? `Подсказок: ${items.length}` : ''}</LiveRegion>
    </search>
  )
}

function Option({ item, text }: { item: Suggestion; text: string }) {
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
