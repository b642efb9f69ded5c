import type { EndpointCall } from '../api/endpoint-call.ts'
import { inParts } from '../api/in-parts.ts'
import { choiceOf } from '../basket/constructor-set.ts'
import { getBasket, putBasketProducts, putConstructorSet } from '../contracts/basket.ts'
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
  const groups = commands.flatMap(command =>
    command.type === 'line.set'
      ? [{ id: intent, groupId: command.groupId, count: command.count }]
      : []
  )
  for (const part of inParts(groups, FAST_ORDER_LINES_PER_CALL)) {
    await call(putBasketProducts, { body: { groups: [...part], change: true } })
  }
  for (const command of commands) {
    if (command.type !== 'set.put') continue
    const { setId, count } = command
    await call(putConstructorSet, { body: { id: intent, ...choiceOf(setId), count } })
  }
}
