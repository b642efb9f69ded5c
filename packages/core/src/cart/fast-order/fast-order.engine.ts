import type { EngineContext } from '../../engine/engine-context.ts'
import { newerId, nextIntentId } from '../../platform/intent-id.ts'
import type { Subject } from '../../store/subject.ts'
import type { FastOrderCommand } from './fast-order-commands.ts'
import type { FastOrder } from './fast-order-state.ts'
import { type OpenFastOrder, openFastOrder } from './open-fast-order.ts'

/** The fast order of a visitor; its codes are asked for again when he becomes another one. */
export function fastOrderEngine(
  context: EngineContext,
  shown: FastOrder,
  { after }: Pick<Subject<FastOrder, FastOrderCommand>, 'after'>
): OpenFastOrder {
  const { api, basket, notifyBasket, platform, serverTime, session } = context
  const whose = () => session.getSnapshot().context.priceRole
  const { randomBytes, storage } = platform
  const source = { now: serverTime.now, randomBytes, storage }
  const order = openFastOrder(
    {
      after,
      api,
      clock: platform.clock,
      newId: () => newerId(nextIntentId(source), basket.getSnapshot().context.lastIntentId),
      onAdd: () => notifyBasket({ type: 'basket.acted' })
    },
    shown
  )
  let known = whose()
  const following = session.subscribe(() => {
    if (whose() === known) return
    known = whose()
    order.send({ type: 'order.reread' })
  })
  context.onStop(() => {
    following.unsubscribe()
    order.stop()
  })
  return order
}
