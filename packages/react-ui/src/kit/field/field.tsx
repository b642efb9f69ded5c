import { type ReactNode, useId } from 'react'

import type { Elements } from '../elements.ts'
import { Icon } from '../icon/icon.tsx'
import { fieldStyle } from './field.styles.ts'

export type FieldState = 'neutral' | 'valid' | 'error'

/** What every labelled control shares. */
export interface FieldLook {
  label: string
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined
  /** By default `error` when there is an error text, else `neutral`. */
  state?: FieldState | undefined
  error?: string | undefined
  hint?: ReactNode
  /** The first two seconds of a failure (§4). */
  highlighted?: boolean | undefined
  /** Off while screen readers are not to be told of the error yet; true by default. */
  announced?: boolean | undefined
  leading?: Elements
  trailing?: Elements
}

interface FieldProps extends FieldLook {
  id?: string | undefined
  required?: boolean | undefined
  /** Draws the control from the attributes that tie it to its label and messages. */
  children: (control: FieldControl) => Elements
}

interface FieldControl {
  id: string
  className: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export function Field(props: FieldProps) {
  const { label, labelHidden, required, error, hint, highlighted, leading, trailing } = props
  const { announced = true } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const state = props.state ?? (error ? 'error' : 'neutral')
  const shownError = state === 'error' ? error : undefined
  const mark = state === 'neutral' ? undefined : <StateMark state={state} />
  const described = [shownError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div
      className={fieldStyle()}
      data-state={state}
      data-highlighted={highlighted || undefined}
      data-start={leading ? true : undefined}
      data-end={trailing && mark ? 'two' : trailing || mark ? 'one' : undefined}
    >
      <label htmlFor={id} className={labelHidden ? 'vh' : undefined}>
        <span>{label}</span>
        {required && <sup aria-hidden="true">*</sup>}
      </label>
      <div className="box">
        {leading && <span className="start">{leading}</span>}
        {props.children({
          id,
          className: 'input',
          required,
          'aria-invalid': state === 'error' || undefined,
          'aria-describedby': described || undefined
        })}
        {(trailing || mark) && (
          <span className="end">
            {mark}
            {trailing}
          </span>
        )}
      </div>
      {shownError && (
        // Only what comes anew is told aloud: hence a key of its own.
        <p
          key={String(announced)}
          className="error"
          id={`${id}-error`}
          role={announced ? 'alert' : undefined}
        >
          {shownError}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

const StateMark = ({ state }: { state: 'valid' | 'error' }) => (
  <Icon name={state === 'valid' ? 'check' : 'alert-circle'} size="s" />
)
