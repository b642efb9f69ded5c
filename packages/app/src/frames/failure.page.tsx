import { homeUrlOf } from '@vitrina/core/store'
import { useSite } from '@vitrina/react-ui'
import type { PageFailure } from '../loaders/page-payload.ts'
import type { Page } from '../routing/define-page.ts'
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
