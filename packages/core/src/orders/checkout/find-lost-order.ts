import { isBasketEmpty, isBasketRead } from '../../basket/basket.selectors.ts'
import { createOrder } from '../../contracts/orders.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import type { Order } from '../../entities/order.ts'
import { forgetDraft } from '../../platform/member-traces.ts'
import { createPendingStore, firstPlaced } from './place-order.ts'

/**
 * Looks for the order of this tab whose answer was lost: undefined where there is none. It is asked for
 * under its key, and only while the basket is empty, so that nothing is ordered by it.
 */
export const findLostOrder =
  ({ api, platform, basket, analytics }: EngineContext) =>
  async (): Promise<Order | undefined> => {
    const pending = createPendingStore(platform).read()
    const { context } = basket.getSnapshot()
    if (pending === undefined || !isBasketRead(context) || !isBasketEmpty(context)) return undefined
    const { signal } = new AbortController()
    const order = await firstPlaced(pending.bodies, body =>
      api(createOrder, { body }, signal, pending.key)
    )
    // The key and the form have done their work, also where nothing came of them.
    if (order === undefined) createPendingStore(platform).clear()
    else {
      forgetDraft(platform.tabStorage)
      analytics.purchased(order)
    }
    return order
  }
