import type { PagePayload } from '../page/page-payload.ts'
import type { Navigation } from '../routing/navigation.ts'

type Shown = Pick<Navigation, 'getState' | 'replace'>

/** The error screen in the shop's frame, in place of a page that could not be drawn (S-F18). */
export const showFailure = (navigation: Shown, error: unknown): Promise<void> =>
  showInstead(navigation, async url => (await import('./page-failure.ts')).failedPage(url, error))

/** Errors that nobody has dealt with end on the same screen. */
export function followFailures(navigation: Shown): void {
  const show = (error: unknown) =>
    showInstead(navigation, async url => (await import('./page-failure.ts')).fatalPage(url, error))
  addEventListener('error', ({ error }) => void show(error))
  addEventListener('unhandledrejection', ({ reason }) => void show(reason))
}

async function showInstead(
  { getState, replace }: Shown,
  read: (url: string) => Promise<PagePayload | undefined>
) {
  const { url, failure } = getState().current.payload
  if (failure !== undefined) return
  try {
    const page = await read(url)
    if (page !== undefined) await replace(page)
  } catch {
    // Its code is out of reach: the place of the page says already that it failed.
  }
}
