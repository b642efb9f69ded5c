import type { EndpointCall } from '../../api/endpoint-call.ts'
import { basketState } from '../../basket/basket-state.ts'
import { constructorSetId } from '../../basket/constructor-set.ts'
import { postLines } from '../../basket/post-lines.ts'
import { getBasket } from '../../contracts/basket.ts'
import { routePath } from '../../routes/route-path.ts'
import { addSetCommands } from './add-set.ts'
import { setPath } from './set-path.ts'

/**
 * Puts a set into the basket for a form without script, which has a group for each pocket in their
 * order, and tells where it leads: to the basket, or back to a set that is not whole, as far as it is
 * built. `intent` is the id of the wish.
 */
export async function postSet(
  call: EndpointCall,
  fields: URLSearchParams,
  intent: string
): Promise<string> {
  const groupIds = [...fields]
    .filter(([name]) => name.startsWith('slot-'))
    .map(([, id]) => Number(id))
  const setId = constructorSetId(fields.get('code') ?? '', groupIds)
  if (groupIds.length < Number(fields.get('slots'))) return setPath(setId)
  const basket = basketState(await call(getBasket, {}))
  const edited = fields.get('edited') || undefined
  await postLines(call, addSetCommands(basket, setId, edited), intent)
  return routePath('cart')
}
