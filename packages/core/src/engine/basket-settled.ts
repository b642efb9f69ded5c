import { waitFor } from 'xstate'

import type { BasketActor } from '../basket/basket.machine.ts'
import { isUnsettled } from '../basket/basket-log.ts'

/** Milliseconds: longer than any wish under way takes, while the network is there. */
const SETTLING_MS = 10_000

/** Resolves once the server has heard all that was done to the basket. */
export const basketSettled = (basket: BasketActor): Promise<unknown> =>
  waitFor(basket, ({ context }) => !isUnsettled(context), { timeout: SETTLING_MS })

/** Whether something that was done to the basket is on its way. */
export const basketUnderWay = (basket: BasketActor): boolean => {
  const { log, operations } = basket.getSnapshot().context
  return log.length > 0 || operations.length > 0
}
