import { runActor } from '../store/run-actor.ts'
import type { BasketActor, BasketTidings } from './basket.machine.ts'
import { basketDoor } from './basket-commands.ts'
import { isUnsettled } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'
import { wishedSince } from './taken-over.ts'

interface RunningBasket {
  readonly basket: BasketActor
  tellBasket(tidings: BasketTidings): void
  /** The newest wish that it was started with. */
  readonly basketSince: string
}

/** Goes on from what is shown, whether or not the shop was started with it. */
export function basketEngine(
  { basket, tellBasket, basketSince }: RunningBasket,
  shown: BasketContext
) {
  const page = wishedSince(shown, basketSince)
  if (isUnsettled(page)) tellBasket({ type: 'basket.shown', page })
  return runActor(basket, basketDoor)
}
