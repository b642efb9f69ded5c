import {
  type Question,
  type Suggestions,
  type SuggestionsCommand,
  shownOptions,
  suggestionsNote
} from '@vitrina/core/catalog'
import type { Subject } from '@vitrina/core/store'
import type { ReactNode } from 'react'
import { Marked } from '../binding/marked.tsx'
import { useShop, useSubject } from '../binding/shop-context.tsx'
import { Combobox } from '../kit/combobox/combobox.tsx'
import type { TextFieldProps } from '../kit/text-field/text-field.tsx'

interface PlaceComboboxProps<Option> extends Omit<TextFieldProps, 'value' | 'onChange' | 'list'> {
  /** The dropdown of this field. */
  suggestions: Subject<Suggestions<Option>, SuggestionsCommand>
  value: string
  onValue: (value: string) => void
  /** What is asked for a text; the text itself where it is left out. */
  questionOf?: (text: string) => Question
  onPick: (option: Option) => void
  /** The main words of an option. */
  titleOf: (option: Option) => string
  /** Where it is. */
  noteOf: (option: Option) => ReactNode
  /** What stands in place of the list where nothing is found. */
  notFound?: string
}

const textAlone = (text: string): Question => ({ text })

/** A field with suggestions of places or organisations; what is typed counts as well. */
export function PlaceCombobox<Option extends { readonly value: string }>(
  props: PlaceComboboxProps<Option>
) {
  const { suggestions, questionOf = textAlone, titleOf, noteOf, notFound, ...field } = props
  const shop = useShop()
  const items = useSubject(suggestions, shownOptions)
  const note = useSubject(suggestions, state => suggestionsNote(state, notFound))
  const close = () => shop.send(suggestions, { type: 'suggestions.close' })
  return (
    <Combobox
      {...field}
      items={items}
      itemKey={option => option.value}
      empty={note}
      onValue={text => {
        field.onValue(text)
        shop.send(suggestions, { type: 'suggestions.ask', ...questionOf(text) })
      }}
      onPick={option => {
        close()
        field.onPick(option)
      }}
      onBlur={event => {
        close()
        field.onBlur?.(event)
      }}
    >
      {option => (
        <>
          <Marked text={titleOf(option)} match={field.value} />
          <small>{noteOf(option)}</small>
        </>
      )}
    </Combobox>
  )
}
