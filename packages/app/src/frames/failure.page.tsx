import { homeUrlOf } from '@vitrina/core/store'
import { useSite } from '@vitrina/react-ui'
import type { Page } from '../routing/define-page.ts'
import type { PageFailure } from '../routing/page-payload.ts'
import { ErrorScreen } from './error-screen.tsx'
import { bare } from './plain.tsx'

/** Stands in for every page that cannot be shown. */
export const page: Page<PageFailure> = {
  frame: bare,
  View({ data }) {
    const homeUrl = useSite(site => homeUrlOf(site.configuration.publicDomain))
    return <ErrorScreen failure={data} homeUrl={homeUrl} />
  }
}
