import { setTimeout as wait } from 'node:timers/promises'

import { LIMIT_MS } from '../../testing/limits.ts'
import { findGoods, groupOf, isSimple } from './goods.ts'
import { CART_COOKIE, fillBasket } from './visitor.ts'

const PAUSE_MS = 50

/**
 * Asks for a page of each kind until it comes: a storefront gives one up after three seconds, and
 * the first answers of a backend that has just started may take longer on a slow machine.
 */
export async function warmUp({ url, apiUrl }: { readonly url: string; readonly apiUrl: string }) {
  const goods = await findGoods(isSimple, apiUrl)
  const cartToken = await fillBasket(groupOf(goods), 1, { apiUrl })
  const headers = { cookie: `${CART_COOKIE}=${cartToken}` }
  for (const path of ['/', '/catalog', goods.listing, goods.href, '/about', '/cart', '/checkout']) {
    await untilAnswered(url + path, { headers })
  }
}

interface Question {
  readonly headers?: Readonly<Record<string, string>>
  /** Whether there is anybody to answer. */
  readonly isWorth?: () => boolean
}

/** Asks until the answer is a good one. */
export async function untilAnswered(address: string, { headers = {}, isWorth }: Question) {
  const deadline = Date.now() + LIMIT_MS
  while (Date.now() < deadline && isWorth?.() !== false) {
    // Not listening yet.
    const response = await fetch(address, { headers }).catch(() => undefined)
    if (response?.ok) return
    await wait(PAUSE_MS)
  }
  throw new Error(`${address} does not answer`)
}
