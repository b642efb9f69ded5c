import { Icon } from '../icon/icon.tsx'
import { kitFieldsMessages } from '../kit-fields.messages.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { phoneCountryStyle } from './phone-field.styles.ts'

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
