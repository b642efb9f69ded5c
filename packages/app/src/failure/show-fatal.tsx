import { createRoot } from 'react-dom/client'

import { ErrorScreen } from './error-screen.tsx'
import { failedPage } from './page-failure.ts'

/** The error screen in place of the whole application, whose frame failed as well. */
export function showFatal(root: HTMLElement, error: unknown): void {
  const { failure } = failedPage(location.pathname, error)
  const place = document.createElement('div')
  root.replaceChildren(place)
  createRoot(place).render(
    <main id="main" tabIndex={-1}>
      {failure && <ErrorScreen failure={failure} />}
    </main>
  )
}
