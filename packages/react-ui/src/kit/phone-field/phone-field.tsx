import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'
import { kitFieldsMessages } from '../kit-fields.messages.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

const phoneCountryStyle = style(`
  position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 4px; width: 68px; height: 100%; border-right: 1px solid var(--c-line); font-weight: 600;
  & > select { position: absolute; inset: 0; width: 100%; padding: 0; border: 0; border-radius: var(--r-m); background: var(--c-sheet); opacity: 0; cursor: pointer; }
  & > select:focus-visible ~ span { outline: 3px solid var(--c-focus); outline-offset: 4px; border-radius: 2px; }
  & > svg { color: var(--c-ink-3); }
`)

interface PhoneCountry {
  /** Two letters: RU. */
  readonly code: string
  /** What the list shows: «Россия, +7». */
  readonly title: string
}

interface PhoneFieldProps extends Omit<TextFieldProps, 'leading' | 'type' | 'onChange'> {
  countries: readonly PhoneCountry[]
  country: string
  onCountry: (code: string) => void
  value: string
  /** Holds a typed number to the mask of the country. */
  onMask: (text: string) => string
  onValue: (value: string) => void
}

/**
 * Draws a phone number with the choice of its country. It knows no rules: `onMask` formats what is
 * typed. In a shop take `PhoneInput`, which brings masks and countries.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { countries, country, onCountry, onMask, onValue, ...field } = props
  const chooser = (
    <span className={phoneCountryStyle()}>
      <select
        aria-label={kitFieldsMessages.countryCode}
        value={country}
        disabled={field.disabled}
        onChange={event => onCountry(event.target.value)}
      >
        {countries.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
      <span aria-hidden="true">{country}</span>
      <Icon name="chevron-down" size="xs" />
    </span>
  )
  return (
    <TextField
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      leading={chooser}
      onChange={event => onValue(onMask(event.target.value))}
    />
  )
}
