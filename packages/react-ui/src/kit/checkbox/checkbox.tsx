import { type ComponentProps, type ReactNode, useId } from 'react'

import { Icon } from '../icon/icon.tsx'
import { checkboxStyle } from './checkbox.styles.ts'

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
