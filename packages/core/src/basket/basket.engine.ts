import { runActor } from '../store/run-actor.ts'
import type { BasketActor, OutsideEvent } from './basket.machine.ts'
import { basketSchema } from './basket-commands.ts'
import { isUnsettled } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'
import { wantedSince } from './taken-over.ts'

interface RunningBasket {
  readonly basket: BasketActor
  notifyBasket(event: OutsideEvent): void
  /** The newest wish that it was started with. */
  readonly basketSince: string
}

/** Goes on from what is shown, whether or not the shop was started with it. */
export function basketEngine(
  { basket, notifyBasket, basketSince }: RunningBasket,
  shown: BasketContext
) {
  const page = wantedSince(shown, basketSince)
  if (isUnsettled(page)) notifyBasket({ type: 'basket.shown', page })
  return runActor(basket, basketSchema)
}
