import { type ComponentProps, type ReactNode, useId } from 'react'
import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'

const checkboxStyle = style(`
  position: relative; display: flex; align-items: flex-start; gap: 12px; min-height: 44px; padding: 10px 0; cursor: pointer;
  & > input { position: absolute; left: -10px; top: 0; width: 44px; height: 44px; margin: 0; opacity: 0; cursor: inherit; }
  & > .box { position: relative; width: 24px; height: 24px; flex: none; display: grid; place-items: center; border: 1.5px solid var(--c-line-2); border-radius: 7px; background: var(--c-sheet); color: transparent; transition: background-color var(--t-fast), border-color var(--t-fast); }
  & > .box svg { visibility: hidden; width: 18px; height: 18px; stroke-width: 3; }
  & > input:checked + .box svg { visibility: visible; }
  & > input:indeterminate + .box svg { visibility: hidden; }
  & > input:checked + .box { background: var(--c-pen); border-color: var(--c-pen); color: var(--c-on-pen); }
  & > input:indeterminate + .box { background: var(--c-pen); border-color: var(--c-pen); color: transparent; }
  & > input:indeterminate + .box::after { content: ""; position: absolute; width: 12px; height: 3px; border-radius: 2px; background: var(--c-on-pen); }
  & > input:focus-visible + .box { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & > input:disabled ~ .text, & > input:disabled ~ .count { color: var(--c-ink-3); cursor: not-allowed; }
  & > input:disabled + .box { background: var(--c-desk); border-color: var(--c-line); color: var(--c-ink-3); cursor: not-allowed; }
  & > input[aria-invalid] + .box { border-color: var(--c-red); box-shadow: inset 0 0 0 1px var(--c-red); }
  & > .text { flex: 1; min-width: 0; padding-top: 1px; line-height: 1.4; }
  & > .count { padding-top: 2px; color: var(--c-ink-3); font-size: var(--fs-sm); font-variant-numeric: tabular-nums; }
  & .req { margin-left: 2px; color: var(--c-red); }
  & + .error { color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; font-weight: 500; }
  @media (min-width: 768px) { &[data-compact] { min-height: 40px; padding: 8px 0; } }
`)

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  /** The label; may hold a link. */
  children: ReactNode
  indeterminate?: boolean | undefined
  /** How many things stand behind the choice, at the right edge. */
  count?: ReactNode
  error?: string | undefined
  /** Lower rows in long lists of a wide screen. */
  compact?: boolean | undefined
}

/**
 * Draws a checkbox with its words, which are pressed as well. `count` stands at its end in filters,
 * `indeterminate` means that only part of a list is chosen, `error` is read out with it.
 */
export function Checkbox(props: CheckboxProps) {
  const { children, indeterminate = false, count, error, compact, ...native } = props
  const id = useId()
  return (
    <>
      <label className={checkboxStyle()} data-compact={compact || undefined}>
        <input
          {...native}
          type="checkbox"
          ref={input => {
            if (input) input.indeterminate = indeterminate
          }}
          aria-invalid={error ? true : native['aria-invalid']}
          aria-describedby={error ? id : undefined}
        />
        <span className="box">
          <Icon name="check" />
        </span>
        <span className="text">
          <span>{children}</span>
          {native.required && (
            <span className="req" aria-hidden="true">
              *
            </span>
          )}
        </span>
        {count !== undefined && <span className="count">{count}</span>}
      </label>
      {error && (
        <p className="error" id={id} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
