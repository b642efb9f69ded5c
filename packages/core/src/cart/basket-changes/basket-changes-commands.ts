import type { Basket } from '../../entities/basket.ts'
import { anObject, type CommandOf, type Door } from '../../platform/command-shapes.ts'

const basketChangesShapes = {
  'changes.close': {},
  /** A page shows its basket. */
  'changes.drawn': { page: anObject<Basket>() }
}

export type BasketChangesCommand = CommandOf<typeof basketChangesShapes>

export const basketChangesDoor: Door = { name: 'basket-changes', shapes: basketChangesShapes }
