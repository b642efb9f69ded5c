import type { Basket } from '../entities/basket.ts'
import { type BasketContext, basketState } from './basket-state.ts'

/**
 * The living basket with the lines a page was read with: the document's state holds quantities
 * only, and the engine, once it is there, brings lines of its own.
 */
export function withPageBasket(live: BasketContext, page: Basket): BasketContext {
  if (live.version > page.version) return { ...live, buckets: live.buckets ?? page.data }
  if (live.version === page.version && live.buckets !== undefined) return live
  const { version, counts, buckets, total } = basketState(page)
  return { ...live, version, counts, buckets, total }
}
