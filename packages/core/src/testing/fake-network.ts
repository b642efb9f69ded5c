import type { MemoryBrowser } from '../platform/memory.ts'
import type { Platform } from '../platform/platform.ts'

type Fetch = Platform['fetch']

/** A network that can go away for a time; the tabs of the browser see it go and come back. */
export function createFakeNetwork(
  carry: Fetch,
  { clock, setPresent }: Pick<MemoryBrowser, 'clock' | 'setPresent'>
) {
  let backAt = 0
  const isAway = () => clock.now() < backAt
  const fetch: Fetch = async request => {
    if (isAway()) throw new TypeError('fetch failed')
    return carry(request)
  }
  function offline(ms: number): void {
    backAt = Math.max(backAt, clock.now() + ms)
    setPresent(false)
    clock.setTimeout(() => {
      if (!isAway()) setPresent(true)
    }, ms)
  }
  return { fetch, offline }
}
