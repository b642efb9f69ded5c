import type { EndpointCall } from '../../api/endpoint-call.ts'
import { basketState } from '../../basket/basket-state.ts'
import { postLines } from '../../basket/post-lines.ts'
import { getBasket } from '../../contracts/basket.ts'
import { kitCommands } from './kit.ts'

/**
 * Puts the ticked things of a list into the basket for a form without script; `intent` is the id of
 * its wish.
 */
export async function postKit(
  call: EndpointCall,
  fields: URLSearchParams,
  intent: string
): Promise<void> {
  const items = fields.getAll('group').map(group => ({ groupId: Number(group) }))
  if (items.length === 0) return
  const basket = basketState(await call(getBasket, {}))
  await postLines(call, kitCommands(basket, items), intent)
}
