import { bare } from '../frames/plain.tsx'
import type { Page } from '../page/define-page.ts'
import type { PageFailure } from '../page/page-payload.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Stands in for every page that cannot be shown. */
export const page: Page<PageFailure> = {
  frame: bare,
  View: ({ data }) => <ErrorScreen failure={data} />
}
