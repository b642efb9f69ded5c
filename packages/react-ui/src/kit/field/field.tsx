import { type ReactNode, useId } from 'react'
import { style } from '../../theme/style.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon/icon.tsx'

const fieldStyle = style(`
  display: block; position: relative; min-width: 0;
  & > label { display: block; margin-bottom: 6px; font-size: var(--fs-sm); font-weight: 500; }
  & > label > sup { margin-left: 2px; color: var(--c-red); font-size: 1em; line-height: 0; vertical-align: baseline; }
  & > .box { position: relative; display: flex; align-items: center; }
  & .input { width: 100%; min-width: 0; min-height: 52px; padding: 12px 16px; border: 1.5px solid var(--c-line-2); border-radius: var(--r-m); background: var(--c-sheet); appearance: none; transition: border-color var(--t-fast), box-shadow var(--t-fast); }
  & textarea.input { display: block; min-height: 104px; resize: vertical; }
  & select.input { padding-right: 42px; background: var(--c-sheet) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%238a90a3' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 8 5 5 5-5'/%3E%3C/svg%3E") no-repeat right 14px center; }
  & .input::placeholder { color: var(--c-ink-3); opacity: 1; }
  & .input:hover { border-color: var(--c-ink-2); }
  & .input:focus { outline: none; border-color: var(--c-pen); border-radius: var(--r-m); box-shadow: inset 0 0 0 1px var(--c-pen), 0 0 0 4px var(--c-focus-ring); }
  & .input:disabled { border-color: var(--c-line); background-color: var(--c-desk); color: var(--c-ink-3); cursor: not-allowed; }
  & .start { position: absolute; left: 2px; z-index: 1; display: flex; align-items: center; height: 48px; }
  & .end { position: absolute; right: 4px; display: flex; align-items: center; height: 44px; }
  & .end > svg { margin: 0 10px; pointer-events: none; }
  &[data-start] .input { padding-left: 78px; }
  &[data-end] .input { padding-right: 46px; }
  &[data-end=two] .input { padding-right: 88px; }
  & select.input + .end { right: 32px; }
  &[data-state=valid] .input { border-color: var(--c-green); }
  &[data-state=valid] .end > svg { color: var(--c-green); }
  &[data-state=error] .input { border-color: var(--c-red); box-shadow: inset 0 0 0 1px var(--c-red); }
  &[data-state=error] .end > svg { color: var(--c-red); }
  &[data-highlighted] .input { background-color: var(--c-red-soft); box-shadow: inset 0 0 0 1px var(--c-red), 0 0 0 4px var(--c-red-ring); }
  & > .error { margin-top: 6px; color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; font-weight: 500; }
  & > .hint { margin-top: 6px; color: var(--c-ink-3); font-size: var(--fs-sm); line-height: 1.4; }
`)

export type FieldState = 'neutral' | 'valid' | 'error'

/** What every labelled control shares. */
export interface FieldOptions {
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

interface FieldProps extends FieldOptions {
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

/**
 * Wraps a control of your own in what every field has: label, mark, hint and error, tied together
 * for screen readers. `children` receives the attributes that the control has to take.
 */
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
