import type { EndpointCall } from '../api/endpoint-call.ts'
import { putBasketProducts } from '../contracts/basket.ts'

/**
 * Puts one more piece of each named group into the basket for a form without script; `intent` is the
 * id of its wish.
 */
export async function postPieces(
  call: EndpointCall,
  fields: URLSearchParams,
  intent: string
): Promise<void> {
  const groups = fields.getAll('group').map(group => ({
    id: intent,
    groupId: Number(group),
    count: 1
  }))
  if (groups.length > 0) await call(putBasketProducts, { body: { groups, change: false } })
}
