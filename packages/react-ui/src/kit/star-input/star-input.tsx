import { useId } from 'react'

import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'
import { starInputMessages } from './star-input.messages.ts'

const starInputStyle = style(`
  & > legend { margin-bottom: 6px; font-size: var(--fs-sm); font-weight: 500; }
  & > legend sup { color: var(--c-red); }
  & > div { display: flex; }
  & label { position: relative; display: grid; place-items: center; width: 48px; height: 48px; cursor: pointer; color: var(--c-line-2); }
  & label[data-on] { color: var(--c-star); }
  @supports selector(:has(a)) { & label:has(:checked), & label:has(~ label > :checked) { color: var(--c-star); } }
  & svg { width: 32px; height: 32px; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  & label:focus-within { outline: 3px solid var(--c-focus); outline-offset: -2px; border-radius: var(--r-s); }
  & > p { margin-top: 4px; color: var(--c-red); font-size: var(--fs-sm); }
`)

const words = () => [
  starInputMessages.awful,
  starInputMessages.poor,
  starInputMessages.fair,
  starInputMessages.good,
  starInputMessages.excellent
]

interface StarInputProps {
  readonly label: string
  readonly name: string
  /** From 1 to 5; 0 until one is chosen. */
  readonly value: number
  readonly error?: string | undefined
  readonly onChange: (value: number) => void
}

/** Stars to give: five radio buttons, so that arrows and numbers work as everywhere. */
export function StarInput({ label, name, value, error, onChange }: StarInputProps) {
  const errorId = useId()
  return (
    <fieldset className={starInputStyle()} aria-describedby={error && errorId}>
      <legend>
        <span>{label}</span>
        <sup aria-hidden="true">*</sup>
      </legend>
      <div>
        {words().map((word, place) => (
          <label key={word} data-on={place < value || undefined}>
            <input
              type="radio"
              name={name}
              value={place + 1}
              aria-label={starInputMessages.stars(place + 1, word)}
              aria-invalid={error ? true : undefined}
              checked={value === place + 1}
              onChange={() => onChange(place + 1)}
            />
            <Icon name="star-filled" />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
