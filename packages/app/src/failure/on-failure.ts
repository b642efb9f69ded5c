import type { Shown } from './show-failure.ts'

/** Where the code of the error screen is out of reach, the place of the page says that it failed. */
const load = () => import('./show-failure.ts').catch(() => undefined)

/** The error screen in the shop's frame, in place of a page that could not be drawn (S-F18). */
export const showFailure = async (navigation: Shown, error: unknown): Promise<void> =>
  (await load())?.showFailed(navigation, error)

/** Errors that nobody has dealt with end on the same screen. */
export function followFailures(navigation: Shown): void {
  const show = async (error: unknown) => (await load())?.showFatal(navigation, error)
  addEventListener('error', ({ error }) => void show(error))
  addEventListener('unhandledrejection', ({ reason }) => void show(reason))
}
