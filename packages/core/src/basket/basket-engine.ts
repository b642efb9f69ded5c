import { runActor } from '../store/run-actor.ts'
import type { DoorOf } from '../store/shapes-of.ts'
import type { BasketActor } from './basket.machine.ts'
import type { BasketCommand } from './basket-command.ts'
import { isUnsettled } from './basket-log.ts'
import { basketShapes } from './basket-shapes.ts'
import type { BasketContext } from './basket-state.ts'
import { wishedSince } from './taken-over.ts'

const basketDoor: DoorOf<BasketCommand> = { name: 'basket', shapes: basketShapes }

interface RunningBasket {
  readonly basket: BasketActor
  /** The newest wish that it was started with. */
  readonly basketSince: string
}

/** Goes on from what is shown, whether or not the shop was started with it. */
export function basketEngine({ basket, basketSince }: RunningBasket, shown: BasketContext) {
  const page = wishedSince(shown, basketSince)
  if (isUnsettled(page)) basket.send({ type: 'basket.shown', page })
  return runActor(basket, basketDoor)
}
