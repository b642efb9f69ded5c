import {
  countryChosen,
  countryOptions,
  parsePhone,
  phoneWarning,
  typePhone
} from '@vitrina/core/values'
import { type FocusEvent, useState } from 'react'
import { useFieldRules } from '../binding/field-rules.tsx'
import { PhoneField } from '../kit/phone-field/phone-field.tsx'
import { useCaret } from '../kit/text-field/use-caret.ts'

interface PhoneInputProps {
  id?: string | undefined
  name: string
  label: string
  required?: boolean | undefined
  /** As its mask shows it: «+7 (912) 345-67-89». */
  value: string
  onValue: (value: string) => void
  onBlur?: ((event: FocusEvent) => void) | undefined
  state?: 'neutral' | 'valid' | 'error' | undefined
  error?: string | undefined
  highlighted?: boolean | undefined
  announced?: boolean | undefined
  /** Why the number is asked for. */
  purpose?: string | undefined
}

const countries = () =>
  countryOptions().map(({ code, title, dialCode }) => ({ code, title: `${title}, ${dialCode}` }))

/**
 * Takes a phone number of the countries of §5: masks it while it is typed, takes numbers that are
 * pasted in any spelling, and finds the country by its code. `purpose` says what the shop needs it
 * for.
 */
export function PhoneInput({ value, onValue, purpose, ...field }: PhoneInputProps) {
  const { phoneLengths: lengths } = useFieldRules()
  const [country, setCountry] = useState(() => parsePhone(value, undefined, lengths).country)
  const { input, caret } = useCaret()

  function mask(typed: string): string {
    const place = input.current?.selectionStart ?? typed.length
    const typing = typePhone({ before: value, typed, caret: place, country, lengths })
    caret.current = typing.caret
    setCountry(typing.number.country)
    return typing.text
  }

  function choose(iso: string) {
    const chosen = countryChosen({ text: value, from: country, code: iso, lengths })
    setCountry(chosen.country)
    onValue(chosen.text)
  }

  const hint = [purpose, phoneWarning(country)].filter(Boolean).join('. ')
  return (
    <PhoneField
      {...field}
      ref={input}
      hint={hint || undefined}
      countries={countries()}
      country={country.iso}
      onCountry={choose}
      value={value}
      onMask={mask}
      onValue={onValue}
    />
  )
}
