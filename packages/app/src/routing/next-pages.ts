import type { RouteName } from '@vitrina/core/routes'

import type { Navigation } from './navigation-port.ts'

interface NextPages {
  /** Fetches the code of the pages that visitors go to from this one. */
  readonly warmNext: (name: RouteName) => Promise<unknown>
  /** Runs what can wait until nothing else is to be done. */
  readonly whenIdle: (run: () => void) => void
}

/** Has the code of the likely next pages there before anybody presses, on every page that is reached. */
export function followNextPages(
  navigation: Pick<Navigation, 'getState' | 'subscribe'>,
  { warmNext, whenIdle }: NextPages
): () => void {
  let last: RouteName | undefined
  const look = () => {
    const name = navigation.getState().current.payload.route?.name
    if (name === undefined || name === last) return
    last = name
    // Nobody waits for it: a press fetches it again, and tells where it cannot be had.
    whenIdle(() => void warmNext(name).catch(() => undefined))
  }
  look()
  return navigation.subscribe(look)
}
