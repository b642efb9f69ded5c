import { Actor } from 'xstate'

import type { BasketActor, BasketTidings } from './basket.machine.ts'

/** Tells the basket what its door takes from nobody. */
export const tellBasket = (basket: BasketActor, tidings: BasketTidings): void =>
  Actor.prototype.send.call(basket, tidings)
