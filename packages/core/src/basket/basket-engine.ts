import { runActor } from '../store/run-actor.ts'
import type { DoorOf } from '../store/shapes-of.ts'
import type { BasketActor } from './basket.machine.ts'
import type { BasketCommand } from './basket-command.ts'
import { basketShapes } from './basket-shapes.ts'

const basketDoor: DoorOf<BasketCommand> = { name: 'basket', shapes: basketShapes }

export const basketEngine = ({ basket }: { readonly basket: BasketActor }) =>
  runActor(basket, basketDoor)
