import { correctName } from '@vitrina/core/keyboard-layout'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'

import { TextField, type TextFieldProps } from '../kit/text-field/text-field.tsx'

interface NameInputProps extends Omit<TextFieldProps, 'onChange' | 'onInput' | 'value' | 'ref'> {
  value: string
  onValue: (value: string) => void
}

/** A full name: capitals come by themselves, a Latin keyboard writes Russian letters (§5). */
export function NameInput({ value, onValue, ...field }: NameInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const place = caret.current
    caret.current = undefined
    if (place !== undefined) input.current?.setSelectionRange(place, place)
  })

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (isComposing) return onValue(target.value)
    // A correction never changes the length, so the caret keeps its place.
    caret.current = target.selectionStart ?? target.value.length
    onValue(correctName(target.value))
  }

  return (
    <TextField
      autoComplete="name"
      autoCapitalize="words"
      spellCheck={false}
      {...field}
      ref={input}
      value={value}
      onChange={change}
      onCompositionEnd={event => onValue(correctName(event.currentTarget.value))}
    />
  )
}
