import type { EndpointCall } from '../../api/endpoint-call.ts'
import { basketState } from '../../basket/basket-state.ts'
import { postLines } from '../../basket/post-lines.ts'
import { getBasket } from '../../contracts/basket.ts'
import { schoolListCommands } from './school-list.ts'

/**
 * Puts the ticked things of a list into the basket for a form without script; `intent` is the id of
 * its wish.
 */
export async function postSchoolList(
  call: EndpointCall,
  fields: URLSearchParams,
  intent: string
): Promise<void> {
  const items = fields.getAll('group').map(group => ({ groupId: Number(group) }))
  if (items.length === 0) return
  const basket = basketState(await call(getBasket, {}))
  await postLines(call, schoolListCommands(basket, items), intent)
}
