import type { EndpointCall } from '../api/endpoint-call.ts'
import { perCall, putLines } from '../basket/put-lines.ts'
import { getBasket } from '../contracts/basket.ts'
import { viewKeptBasket } from '../contracts/kept-baskets.ts'
import { FAST_ORDER_LINES_PER_CALL } from '../contracts/lines-per-call.ts'
import { takingOf } from './taking.ts'

/** Adds a kept basket to the present one for a form without script; `intent` is the id of the wish. */
export async function postKeptTaking(
  call: EndpointCall,
  id: string,
  intent: string
): Promise<void> {
  const { data: lines } = await call(viewKeptBasket, { query: { id } })
  const { commands } = takingOf(await call(getBasket, {}), lines, 'add')
  const wishes = commands.map(({ key, count }) => ({ id: intent, key, count }))
  for (const part of perCall(wishes, FAST_ORDER_LINES_PER_CALL)) await putLines(call, part)
}
