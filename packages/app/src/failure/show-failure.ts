import type { PagePayload } from '../page/page-payload.ts'
import type { Navigation } from '../routing/navigation-port.ts'
import { failedPage, fatalPage } from './page-failure.ts'

export type Shown = Pick<Navigation, 'getState' | 'replace'>

export const showFailed = (navigation: Shown, error: unknown): Promise<void> =>
  showInstead(navigation, url => failedPage(url, error))

export const showFatal = (navigation: Shown, error: unknown): Promise<void> =>
  showInstead(navigation, url => fatalPage(url, error))

async function showInstead(
  { getState, replace }: Shown,
  read: (url: string) => PagePayload | undefined
) {
  const { url, failure } = getState().current.payload
  if (failure !== undefined) return
  const page = read(url)
  if (page === undefined) return
  // Its screen may be out of reach: the place of the page says already that it failed.
  await replace(page).catch(() => undefined)
}
