import type { ReactNode } from 'react'

/** For screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="vh">{children}</span>
)

/** Says a change aloud; stands on the page from the start, the text comes and goes. */
export const LiveRegion = ({ children }: { children?: ReactNode }) => (
  <div className="vh" role="status" aria-live="polite" aria-atomic="true">
    {children}
  </div>
)
