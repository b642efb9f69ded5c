import type { ReactNode } from 'react'

/** Gives screen readers words that the screen does not show. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="vh">{children}</span>
)

/**
 * Reads a change out to screen readers and shows nothing. Let it stand on the page from the start;
 * its text comes and goes.
 */
export const LiveRegion = ({ children }: { children?: ReactNode }) => (
  <div className="vh" role="status" aria-live="polite" aria-atomic="true">
    {children}
  </div>
)
