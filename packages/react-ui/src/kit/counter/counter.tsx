import type { CounterRules } from '@vitrina/core/values'
import { type ChangeEvent, useState } from 'react'

import { Icon } from '../icon/icon.tsx'
import { kitMessages } from '../kit.messages.ts'
import { counterStyle } from './counter.styles.ts'

interface CounterProps {
  value: number
  /** Prepared, and not there yet. */
  hidden?: boolean | undefined
  /** Whose quantity it is, read aloud. */
  label: string
  variant?: 'pen' | 'line' | undefined
  /** Of its field in a form without script. */
  name?: string | undefined
  /** Of typing and of its buttons (§5). */
  rules: CounterRules
  onChange: (value: number) => void
}

/**
 * Changes a number by «−» and «+» or by typing; exactly as high as the button that it replaces.
 * `rules` come from `counterRules` of the core and say the least, the most and the step.
 */
export function Counter(props: CounterProps) {
  const { value, hidden, label, variant, name, rules, onChange } = props
  const { isDisabled } = rules
  const [draft, setDraft] = useState<string>()
  const [most, setMost] = useState<number>()

  function type(event: ChangeEvent<HTMLInputElement>) {
    const entry = rules.enter(event.target.value, value)
    setDraft(entry.text)
    setMost(entry.most)
    if (entry.value !== value) onChange(entry.value)
  }

  function forget() {
    setDraft(undefined)
    setMost(undefined)
  }

  function step(by: 1 | -1) {
    forget()
    onChange(rules.step(value, by))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere.
    <div
      className={counterStyle()}
      role="group"
      hidden={hidden}
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      data-look={variant}
    >
      <StepButton
        name={kitMessages.less}
        icon="minus"
        off={!rules.canDecrease(value)}
        onPress={() => step(-1)}
      />
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        // Of a form that is sent: whoever comes back to it finds what he chose.
        autoComplete={name === undefined ? 'off' : undefined}
        // Neither is native: the focus stays.
        readOnly={isDisabled}
        aria-disabled={isDisabled || undefined}
        value={isDisabled ? value : (draft ?? value)}
        onChange={type}
        onBlur={forget}
        onFocus={event => event.target.select()}
      />
      <StepButton
        name={kitMessages.more}
        icon="plus"
        off={!rules.canIncrease(value)}
        onPress={() => step(1)}
      />
      {most !== undefined && <small role="alert">{kitMessages.most(most)}</small>}
    </div>
  )
}

interface StepButtonProps {
  name: string
  icon: 'minus' | 'plus'
  off: boolean
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
