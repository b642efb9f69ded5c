import type { FastOrder } from '../fast-order/fast-order.ts'
import { type OpenFastOrder, openFastOrder } from '../fast-order/open-fast-order.ts'
import { newerId, nextIntentId } from '../platform/intent-id.ts'
import type { ShopParts } from './shop-visitor.ts'

type FastOrderShop = Pick<ShopParts, 'api' | 'basket' | 'platform' | 'serverTime' | 'session'>

/** The fast order of a visitor; its codes are asked for again when he becomes another one. */
export function createFastOrders({ api, basket, platform, serverTime, session }: FastOrderShop) {
  const stops: (() => void)[] = []
  const whose = () => session.getSnapshot().context.priceRole
  const source = { now: serverTime.now, randomBytes: platform.randomBytes }

  function open(shown: FastOrder): OpenFastOrder {
    const order = openFastOrder(
      {
        api,
        clock: platform.clock,
        newId: () => newerId(nextIntentId(source), basket.getSnapshot().context.lastIntentId),
        onPut: () => basket.send({ type: 'basket.acted' })
      },
      shown
    )
    let known = whose()
    const following = session.subscribe(() => {
      if (whose() === known) return
      known = whose()
      order.send({ type: 'order.reread' })
    })
    stops.push(order.stop, () => following.unsubscribe())
    return order
  }

  return {
    open,
    stop() {
      for (const stop of stops) stop()
    }
  }
}
