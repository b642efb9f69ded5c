import {
  composedText,
  lettersMeant,
  lettersTyped,
  type NameTyping,
  nameAfter,
  nameTyping,
  withLettersTyped
} from '@vitrina/core/values'
import { type ChangeEvent, useState } from 'react'
import { useFieldRules } from '../binding/field-rules.tsx'
import { TextField, type TextFieldProps } from '../kit/text-field/text-field.tsx'
import { useCaret } from '../kit/text-field/use-caret.ts'
import { nameInputMessages } from './name-input.messages.ts'

interface NameInputProps
  extends Omit<TextFieldProps, 'onChange' | 'onInput' | 'value' | 'ref' | 'hint'> {
  value: string
  onValue: (value: string) => void
}

/**
 * Takes a full name: capitals come by themselves, and a Latin keyboard writes Russian letters (§5).
 * You keep `value`.
 */
export function NameInput({ value, onValue, state, ...field }: NameInputProps) {
  const { particles } = useFieldRules().fullName
  const [kept, setTyping] = useState(() => nameTyping(value))
  const typing = kept.name === value ? kept : nameTyping(value)
  const { input, caret } = useCaret()

  function show(next: NameTyping) {
    setTyping(next)
    onValue(next.name)
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (isComposing) return onValue(target.value)
    // A correction of composed letters never changes their number, so the caret keeps its place.
    const head = target.value.slice(0, target.selectionStart ?? target.value.length)
    caret.current = composedText(head).length
    show(nameAfter(typing, target.value, particles))
  }

  const letters = lettersTyped(typing)
  const meant = lettersMeant(typing)
  return (
    <TextField
      autoComplete="name"
      autoCapitalize="words"
      spellCheck={false}
      {...field}
      // What the field has written by itself is right only once its visitor says so.
      state={letters !== undefined && state === 'valid' ? 'neutral' : state}
      hint={
        letters !== undefined ? (
          <>
            <span>{`${nameInputMessages.written} `}</span>
            <button type="button" className="link" onClick={() => show(withLettersTyped(typing))}>
              {nameInputMessages.keep(letters)}
            </button>
          </>
        ) : (
          meant !== undefined && (
            <button type="button" className="link" onClick={() => show(nameTyping(meant))}>
              {nameInputMessages.write(meant)}
            </button>
          )
        )
      }
      ref={input}
      value={value}
      onChange={change}
      onCompositionEnd={event => show(nameAfter(typing, event.currentTarget.value, particles))}
    />
  )
}
