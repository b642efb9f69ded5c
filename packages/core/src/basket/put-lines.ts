import type { EndpointCall } from '../api/endpoint-call.ts'
import { inParts } from '../api/in-parts.ts'
import { putBasketProducts, putConstructorSet, putVirtualProducts } from '../contracts/basket.ts'
import type { Basket } from '../entities/basket.ts'
import type { LineWish } from './basket-state.ts'
import { choiceOf } from './constructor-set.ts'

/** The wishes of one call: of one set, or of up to `size` products. */
export const perCall = (wishes: readonly LineWish[], size: number): (readonly LineWish[])[] => [
  ...inParts(
    wishes.filter(({ key }) => typeof key === 'number'),
    size
  ),
  ...wishes.filter(({ key }) => typeof key === 'string').map(wish => [wish])
]

/** Tells the server of the wishes of one call; §7 has a path for products, certificates and sets each. */
export function putLines(
  call: EndpointCall,
  wishes: readonly LineWish[],
  signal?: AbortSignal
): Promise<Basket> {
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
