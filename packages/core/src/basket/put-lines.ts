import type { EndpointCall } from '../api/endpoint-call.ts'
import { inParts } from '../api/in-parts.ts'
import {
  clearBasket,
  putBasketProducts,
  putConstructorSet,
  putVirtualProducts
} from '../contracts/basket.ts'
import type { Basket } from '../entities/basket.ts'
import type { LineWish } from './basket-state.ts'
import { choiceOf } from './constructor-set.ts'

/** Wishes by the call they go by: the whole basket, one set, or up to `size` products. */
export function perCall(wishes: readonly LineWish[], size: number): (readonly LineWish[])[] {
  const clearing = wishes.filter(({ clears }) => clears)
  const others = wishes.filter(({ clears }) => !clears)
  return [
    ...(clearing.length > 0 ? [clearing] : []),
    ...inParts(
      others.filter(({ key }) => typeof key === 'number'),
      size
    ),
    ...others.filter(({ key }) => typeof key === 'string').map(wish => [wish])
  ]
}

/**
 * Sends the wishes of one call to the server; §7 has a path for products, certificates and sets each,
 * and one that clears the basket.
 */
export function putLines(
  call: EndpointCall,
  wishes: readonly LineWish[],
  signal?: AbortSignal
): Promise<Basket> {
  const newest = wishes.at(-1)
  if (newest?.clears) return call(clearBasket, { query: { intent: newest.id } }, signal)
  const groups: { id: string; groupId: number; count: number }[] = []
  for (const { id, key, count } of wishes) {
    if (typeof key === 'string') {
      return call(putConstructorSet, { body: { id, ...choiceOf(key), count } }, signal)
    }
    groups.push({ id, groupId: key, count })
  }
  const isVirtual = wishes.some(({ virtual }) => virtual)
  const endpoint = isVirtual ? putVirtualProducts : putBasketProducts
  return call(endpoint, { body: { groups, change: true } }, signal)
}
