import type { EndpointCall } from '../api/endpoint-call.ts'
import { inChunks } from '../api/in-chunks.ts'
import {
  clearBasket,
  putBasketProducts,
  putConstructorSet,
  putVirtualProducts
} from '../contracts/basket.ts'
import type { Basket } from '../entities/basket.ts'
import type { WantedLine } from './basket-state.ts'
import { choiceOf } from './constructor-set.ts'

/** Wishes by the call they go by: the whole basket, one set, or up to `size` products. */
export function perCall(intents: readonly WantedLine[], size: number): (readonly WantedLine[])[] {
  const clearing = intents.filter(({ clears }) => clears)
  const others = intents.filter(({ clears }) => !clears)
  return [
    ...(clearing.length > 0 ? [clearing] : []),
    ...inChunks(
      others.filter(({ key }) => typeof key === 'number'),
      size
    ),
    ...others.filter(({ key }) => typeof key === 'string').map(intent => [intent])
  ]
}

/**
 * Sends the wishes of one call to the server; §7 has a path for products, certificates and sets each,
 * and one that clears the basket.
 */
export function sendLines(
  call: EndpointCall,
  intents: readonly WantedLine[],
  signal?: AbortSignal
): Promise<Basket> {
  const newest = intents.at(-1)
  if (newest?.clears) return call(clearBasket, { query: { intent: newest.id } }, signal)
  const groups: { id: string; groupId: number; count: number }[] = []
  for (const { id, key, count } of intents) {
    if (typeof key === 'string') {
      return call(putConstructorSet, { body: { id, ...choiceOf(key), count } }, signal)
    }
    groups.push({ id, groupId: key, count })
  }
  const isVirtual = intents.some(({ virtual }) => virtual)
  const endpoint = isVirtual ? putVirtualProducts : putBasketProducts
  return call(endpoint, { body: { groups, change: true } }, signal)
}
