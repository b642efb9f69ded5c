import type { Shown } from './show-failure.ts'

/** Where the code of the error screen is out of reach, the place of the page says that it failed. */
const load = () => import('./show-failure.ts').catch(() => undefined)

/** The error screen in the shop's frame, in place of a page that could not be drawn (S-F18). */
export const showFailure = async (navigation: Shown, error: unknown): Promise<unknown> =>
  (await load())?.showFailed(navigation, error)

/** Errors that nobody has dealt with end on the same screen; where its code is gone, `heal` is asked. */
export function followFailures(navigation: Shown, heal: () => unknown): void {
  const show = async (error: unknown) => {
    const isShown = await (await load())?.showFatal(navigation, error)
    if (isShown === false) heal()
  }
  addEventListener('error', ({ error }) => void show(error))
  addEventListener('unhandledrejection', ({ reason }) => void show(reason))
}
