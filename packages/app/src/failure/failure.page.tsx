import { definePage } from '../page/define-page.ts'
import type { PageFailure } from '../page/page-payload.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Stands in for every page that cannot be shown. */
export const page = definePage<PageFailure>({
  View: ({ data }) => <ErrorScreen failure={data} />
})
