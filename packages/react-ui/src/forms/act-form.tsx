import { usePostMethod } from '../binding/shop-context.tsx'
import type { Elements } from '../kit/elements.ts'

export interface ActFormProps {
  readonly className?: string | undefined
  /** The page that takes it; left out for the page itself. */
  readonly action?: string | undefined
  /** What is asked for, and of what. */
  readonly fields: Readonly<Record<string, string>>
  /** Does it with script. */
  readonly onAct: () => void
  readonly children: Elements
}

/** A button that acts in place, and is posted where there is no script. */
export const ActForm = ({ className, action, fields, onAct, children }: ActFormProps) => (
  <form
    className={className}
    method={usePostMethod()}
    action={action}
    data-live
    onSubmit={event => {
      event.preventDefault()
      onAct()
    }}
  >
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
