import type { ShopStore } from '@vitrina/core'
import { siteSubject } from '@vitrina/core/session'
import { homeUrlOf } from '@vitrina/core/store'
import { createRoot } from 'react-dom/client'
import { failedPage } from '../platform/page-failure.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Shows the error screen in place of the whole application, whose frame has failed. */
export function showFatal(root: HTMLElement, error: unknown, shop: Pick<ShopStore, 'get'>): void {
  const { failure } = failedPage(location.pathname, error)
  const { publicDomain } = shop.get(siteSubject).configuration
  const place = document.createElement('div')
  root.replaceChildren(place)
  createRoot(place).render(
    <main id="main" tabIndex={-1}>
      {failure && <ErrorScreen failure={failure} homeUrl={homeUrlOf(publicDomain)} />}
    </main>
  )
}
