import type { SuggestionOption } from '@vitrina/core/entities'
import type { ReactNode } from 'react'

import { Combobox } from '../kit/combobox/combobox.tsx'
import { Marked } from '../kit/combobox/marked.tsx'
import type { TextFieldProps } from '../kit/text-field/text-field.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface PlaceComboboxProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'list'> {
  value: string
  onValue: (value: string) => void
  lookup: (text: string) => Promise<readonly SuggestionOption[]>
  onPick: (option: SuggestionOption) => void
  /** The main words of an option. */
  titleOf: (option: SuggestionOption) => string
  /** Where it is. */
  noteOf: (option: SuggestionOption) => ReactNode
}

/** A field of an address with suggestions; what is typed counts as well. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { value, onValue, lookup, onPick, titleOf, noteOf, onBlur, ...field } = props
  const found = useSuggestions(lookup)
  return (
    <Combobox
      {...field}
      value={value}
      items={found.items}
      itemKey={option => option.value}
      empty={found.note}
      onValue={text => {
        onValue(text)
        found.ask(text)
      }}
      onPick={option => {
        found.clear()
        onPick(option)
      }}
      onBlur={event => {
        found.clear()
        onBlur?.(event)
      }}
    >
      {option => (
        <>
          <Marked text={titleOf(option)} match={value} />
          <small>{noteOf(option)}</small>
        </>
      )}
    </Combobox>
  )
}
