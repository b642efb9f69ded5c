import { runActor } from '../store/run-actor.ts'
import type { BasketActor } from './basket.machine.ts'
import { basketDoor } from './basket-commands.ts'
import { isUnsettled } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'
import { wishedSince } from './taken-over.ts'
import { tellBasket } from './tell-basket.ts'

interface RunningBasket {
  readonly basket: BasketActor
  /** The newest wish that it was started with. */
  readonly basketSince: string
}

/** Goes on from what is shown, whether or not the shop was started with it. */
export function basketEngine({ basket, basketSince }: RunningBasket, shown: BasketContext) {
  const page = wishedSince(shown, basketSince)
  if (isUnsettled(page)) tellBasket(basket, { type: 'basket.shown', page })
  return runActor(basket, basketDoor)
}
