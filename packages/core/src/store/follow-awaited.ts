import { type AwaitedCommand, awaitedSubject } from './awaited.ts'
import { connectionSubject } from './connection.ts'
import type { Store } from './store.ts'

/** The pages of a front, as what is awaited of them goes by. */
export interface AwaitedPages<Wish extends { readonly url: string }> {
  /** What is wanted and did not come; undefined where nothing is. */
  wish(): Wish | undefined
  /** Another page is on its way: what is awaited is settled when it has come. */
  isMoving(): boolean
  /** Whether the shop has the page now; only looks. */
  isThere(url: string): Promise<boolean>
  open(wish: Wish): unknown
  subscribe(listener: () => void): unknown
}

/**
 * Asks for a page that the shop was not there to give until it is, or something else is wanted. As long
 * as it does not come, nothing on the page tells of a try.
 */
export function followAwaited<Wish extends { readonly url: string }>(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  pages: AwaitedPages<Wish>
): void {
  const send = (command: AwaitedCommand) => store.send(awaitedSubject, command)

  const wanted = () => (pages.isMoving() ? undefined : pages.wish())

  function settle() {
    if (pages.isMoving()) return
    const wish = pages.wish()
    send(wish ? { type: 'awaited.missed', url: wish.url } : { type: 'awaited.dropped' })
  }

  async function look() {
    const wish = wanted()
    if (wish === undefined) return
    // What does not come at all is as far away as before.
    const isThere = await pages.isThere(wish.url).catch(() => false)
    if (isThere && wanted()?.url === wish.url) await pages.open(wish)
  }

  let { tries } = store.get(awaitedSubject)
  store.subscribe(awaitedSubject, () => {
    const before = tries
    tries = store.get(awaitedSubject).tries
    if (tries > before) void look()
  })
  pages.subscribe(settle)
  settle()
}

/** Nobody waits for the rest of a pause: of a visitor who asks, or at a sign that the shop is back. */
export function retryNow(store: Pick<Store, 'send'>): void {
  store.send(connectionSubject, { type: 'connection.retry' })
  store.send(awaitedSubject, { type: 'awaited.retry' })
}
