import type { Navigation } from '../routing/navigation-port.ts'
import type { PagePayload } from '../routing/page-payload.ts'
import { failedPage, fatalPage } from './page-failure.ts'

export type Shown = Pick<Navigation, 'getState' | 'replace'>

/** False where the screen's own code is out of reach: the page stays as it is. */
export const showFailed = (navigation: Shown, error: unknown): Promise<boolean> =>
  showInstead(navigation, url => failedPage(url, error))

/** As `showFailed`. */
export const showFatal = (navigation: Shown, error: unknown): Promise<boolean> =>
  showInstead(navigation, url => fatalPage(url, error))

async function showInstead(
  { getState, replace }: Shown,
  read: (url: string) => PagePayload | undefined
): Promise<boolean> {
  const { url, failure } = getState().current.payload
  const page = failure === undefined ? read(url) : undefined
  if (page === undefined) return true
  return replace(page).then(
    () => true,
    () => false
  )
}
