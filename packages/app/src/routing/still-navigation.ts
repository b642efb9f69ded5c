import type { LoadedPage, Navigation, NavigationState } from './navigation-port.ts'

/** The navigation of a render on the server: it shows one page and goes nowhere. */
export function createStillNavigation(current: LoadedPage): Navigation {
  const state: NavigationState = {
    current,
    pending: undefined,
    visit: 0,
    arrivals: 0,
    isWhole: true,
    isDrawn: true,
    awaited: undefined
  }
  const nowhere = () => {
    throw new Error('There is nowhere to navigate on the server')
  }
  return {
    getState: () => state,
    subscribe: nowhere,
    open: nowhere,
    prefetch: nowhere,
    refresh: nowhere,
    openAfresh: nowhere,
    read: nowhere,
    replace: nowhere,
    extend: nowhere,
    standIn: nowhere,
    keepBy: nowhere,
    rewrite: nowhere,
    drawn: nowhere,
    start: nowhere
  }
}
