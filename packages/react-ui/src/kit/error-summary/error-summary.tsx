import { type MouseEvent, useEffect, useRef } from 'react'
import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'

const errorSummaryStyle = style(`
  display: flex; gap: 14px; padding: 18px 20px; border-radius: var(--r-ml); background: var(--c-red-soft);
  & > svg { color: var(--c-red); }
  & > div { flex: 1; min-width: 0; }
  & ul { margin-top: 4px; }
  & .link { display: inline-flex; align-items: center; min-height: 32px; color: var(--c-red); }
`)

interface FieldError {
  /** The id of the field to go to. */
  readonly fieldId: string
  readonly message: string
}

interface ErrorSummaryProps {
  title: string
  errors: readonly FieldError[]
  /** Changes with every refused attempt, so that the focus comes here again. */
  attempt: number
}

/**
 * Lists what is wrong with a form that was refused, with links to its fields, and takes the focus.
 * `attempt` grows with each refusal, so that the second one is read out as well.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  if (errors.length === 0) return undefined
  return (
    <section ref={box} className={errorSummaryStyle()} tabIndex={-1} aria-label={title}>
      <Icon name="alert-circle" />
      <div>
        <b>{title}</b>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className="link" href={`#${fieldId}`} onClick={goToField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Shows the label too, and keeps the hash out of the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  event.stopPropagation()
  field.focus({ preventScroll: true })
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined
  ;(label ?? field).scrollIntoView?.({ block: 'start' })
}
