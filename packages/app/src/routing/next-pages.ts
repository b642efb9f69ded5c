import { aheadUrl, linkOf } from '@vitrina/core/browser'
import type { RouteName } from '@vitrina/core/routes'
import type { Navigation, NavigationState } from './navigation-port.ts'

/** Of one page, so that a list that is scrolled through does not ask for all of its goods. */
const READ_MAX = 16

interface NextPages {
  /** Fetches the code of the pages that visitors go to from this one. */
  readonly warmNext: (name: RouteName) => Promise<unknown>
  /** Of the addresses that links in view lead to: those that visitors go to, the likeliest first. */
  readonly likely: (
    shown: NavigationState['current']['payload'],
    urls: readonly string[]
  ) => string[]
  /** Where the links in view lead; none while nothing may be read ahead. */
  readonly urlsInView: () => Promise<readonly string[]>
  /** Runs what can wait until nothing else is to be done. */
  readonly whenIdle: (run: () => void) => void
}

type Moves = Pick<Navigation, 'getState' | 'subscribe' | 'prefetch'>

/**
 * Has the likely next pages there before anybody presses: the code of those that visitors go to from
 * this one, and the data of those whose links are in view. `moved` is called when others come into view.
 */
export function followNextPages(navigation: Moves, ports: NextPages): { moved(): void } {
  const { warmNext, likely, urlsInView, whenIdle } = ports
  let name: RouteName | undefined
  let url: string | undefined
  let asked = 0
  let left = READ_MAX

  async function readAhead(own: number) {
    if (navigation.getState().pending !== undefined) return
    const seen = await urlsInView()
    const { current, pending } = navigation.getState()
    if (pending !== undefined || own !== asked) return
    const urls = likely(current.payload, seen).slice(0, left)
    left -= urls.length
    for (const next of urls) navigation.prefetch(next)
  }

  /** Once nothing has moved for a moment. */
  function moved() {
    asked += 1
    const own = asked
    whenIdle(() => own === asked && void readAhead(own))
  }

  function check() {
    const { payload } = navigation.getState().current
    const next = payload.route?.name
    if (next !== undefined && next !== name) {
      // Nobody waits for it: a press fetches it again, and tells where it cannot be had.
      whenIdle(() => void warmNext(next).catch(() => undefined))
    }
    if (payload.url !== url) left = READ_MAX
    if (payload.url !== url || next !== name) moved()
    name = next
    url = payload.url
  }

  check()
  navigation.subscribe(check)
  return { moved }
}

/**
 * Where the links of a page lead that are in view, as far as their pages may be read ahead. The browser tells
 * it with its next frame: nothing is laid out for it.
 */
export async function urlsInView(root: Document): Promise<string[]> {
  const links = [...root.querySelectorAll('#main a[href]')]
  if (links.length === 0) return []
  const places = await placesOf(links)
  return places
    .filter(({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.width)
    .flatMap(({ target }) => aheadUrl(linkOf(target), root) ?? [])
}

const placesOf = (elements: readonly Element[]): Promise<IntersectionObserverEntry[]> =>
  new Promise(resolve => {
    const observer = new IntersectionObserver(entries => {
      observer.disconnect()
      resolve(entries)
    })
    for (const element of elements) observer.observe(element)
  })
