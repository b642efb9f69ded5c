import { sendForm } from '@vitrina/core/browser'
import { cityNote, citySuggestions, cityTitle } from '@vitrina/core/catalog'
import { TOWN_MAX } from '@vitrina/core/entities'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { PlaceCombobox } from './place-combobox.tsx'
import { townFieldMessages } from './town-field.messages.ts'

interface TownFieldProps {
  /** The one that holds now. */
  readonly town: string
  /** The form that takes the field: a town that is picked from the list is sent at once. */
  readonly form: RefObject<HTMLFormElement | null>
}

/**
 * Takes the town of a visitor, typed as it is or picked from suggestions. A picked one sends `form`
 * at once; the field is named `town`.
 */
export function TownField({ town, form }: TownFieldProps) {
  const [text, setText] = useState(town)
  return (
    <PlaceCombobox
      label={townFieldMessages.town}
      name="town"
      maxLength={TOWN_MAX}
      value={text}
      onValue={setText}
      suggestions={citySuggestions}
      onPick={option => {
        flushSync(() => setText(cityTitle(option)))
        if (form.current) sendForm(form.current)
      }}
      titleOf={cityTitle}
      noteOf={cityNote}
    />
  )
}
