import type { ReactNode } from 'react'

interface ActFormProps {
  /** The page that takes it; left out for the page itself. */
  readonly action?: string
  readonly name: string
  readonly value: string
  readonly onAct: () => void
  readonly children: ReactNode
}

/** A button that acts in place, and is posted where there is no script. */
export const ActForm = ({ action, name, value, onAct, children }: ActFormProps) => (
  <form
    method="post"
    action={action}
    data-live
    data-intent
    onSubmit={event => {
      event.preventDefault()
      onAct()
    }}
  >
    <input type="hidden" name={name} value={value} />
    {children}
  </form>
)
