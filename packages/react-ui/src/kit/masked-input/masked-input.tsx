import type { InputMask } from 'imask'
import { useEffect, useRef } from 'react'

import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

interface MaskedInputProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Of digits, in imask's syntax: 0 is any of them. */
  mask: string
  value: string
  onValue: (value: string) => void
}

/**
 * Holds what is typed to a `mask`: `0` is a digit. It is a native input until it is first focused;
 * you keep `value`.
 */
export function MaskedInput({ mask, value, onValue, ...field }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const masked = useRef<InputMask<{ mask: string }>>(undefined)
  const report = useRef(onValue)
  report.current = onValue
  const initial = useRef(value)
  /** What was told and has not come back as `value` yet. */
  const reported = useRef<string[]>([])

  useEffect(() => () => masked.current?.destroy(), [])

  useEffect(() => {
    masked.current?.updateOptions({ mask })
  }, [mask])

  useEffect(() => {
    // What was typed before the page came alive stays: it is told by its own event.
    if (initial.current === value) return
    initial.current = value
    const place = reported.current.indexOf(value)
    reported.current.splice(0, place < 0 ? reported.current.length : place + 1)
    // An echo of the typing: by now more may stand there.
    if (place >= 0) return
    if (masked.current) masked.current.value = value
    else if (input.current) input.current.value = value
  }, [value])

  function notify(typed: string) {
    reported.current.push(typed)
    report.current(typed)
  }

  async function attach() {
    const { default: createMask, pipe } = await import('imask')
    if (masked.current || !input.current) return
    const { value: typed, selectionStart, selectionEnd } = input.current
    const created = createMask(input.current, { mask })
    created.on('accept', () => notify(created.value))
    masked.current = created
    if (created.value === typed) return
    // Who has selected what stands there means to write over it.
    const place = (end: number | null) => pipe(typed.slice(0, end ?? typed.length), { mask }).length
    input.current.setSelectionRange(place(selectionStart), place(selectionEnd))
    notify(created.value)
  }

  return (
    <TextField
      {...field}
      ref={input}
      defaultValue={value}
      onFocus={event => {
        field.onFocus?.(event)
        void attach()
      }}
      onInput={event => {
        if (!masked.current) notify(event.currentTarget.value)
      }}
    />
  )
}
