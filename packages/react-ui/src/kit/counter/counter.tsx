import { type ChangeEvent, useState } from 'react'

import { Icon } from '../icon/icon.tsx'
import { kitMessages } from '../kit.messages.ts'
import { counterStyle } from './counter.styles.ts'

interface CounterProps {
  value: number
  min?: number | undefined
  max?: number | undefined
  disabled?: boolean | undefined
  /** Whose quantity it is, read aloud. */
  label?: string | undefined
  look?: 'pen' | 'line' | undefined
  /** Of its field in a form without script. */
  name?: string | undefined
  /** The rules of typing (§5): what a text makes of the last quantity, and what to show meanwhile. */
  enter: (text: string, last: number) => { readonly value: number; readonly text: string }
  onChange: (value: number) => void
}

/** «−» number «+», exactly as high as the button it replaces. */
export function Counter(props: CounterProps) {
  const {
    value,
    min = 1,
    max = 999,
    disabled,
    label = kitMessages.quantity,
    look,
    name,
    onChange
  } = props
  const [draft, setDraft] = useState<string>()

  function type(event: ChangeEvent<HTMLInputElement>) {
    const entry = props.enter(event.target.value, value)
    setDraft(entry.text)
    if (entry.value !== value) onChange(entry.value)
  }

  function step(by: 1 | -1) {
    setDraft(undefined)
    onChange(value + by)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere.
    <div
      className={counterStyle()}
      role="group"
      aria-label={label}
      data-look={look}
      data-disabled={disabled || undefined}
    >
      <StepButton
        name={kitMessages.less}
        icon="minus"
        off={disabled || value <= min}
        onPress={() => step(-1)}
      />
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        // Of a form that is sent: whoever comes back to it finds what he chose.
        autoComplete={name === undefined ? 'off' : undefined}
        readOnly={disabled}
        aria-disabled={disabled || undefined}
        value={draft ?? String(value)}
        onChange={type}
        onBlur={() => setDraft(undefined)}
        onFocus={event => event.target.select()}
      />
      <StepButton
        name={kitMessages.more}
        icon="plus"
        off={disabled || value >= max}
        onPress={() => step(1)}
      />
    </div>
  )
}

interface StepButtonProps {
  name: string
  icon: 'minus' | 'plus'
  off: boolean | undefined
  onPress: () => void
}

/** Stays focusable at its limit, so that the keyboard does not lose its place. */
const StepButton = ({ name, icon, off, onPress }: StepButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onPress}
  >
    <Icon name={icon} size="s" />
  </button>
)
