import type { Basket } from '../../entities/basket.ts'
import { anObject, type CommandOf, type CommandSchema } from '../../platform/command-shapes.ts'

const basketChangesShapes = {
  'changes.close': {},
  /** A page shows its basket. */
  'changes.drawn': { page: anObject<Basket>() }
}

export type BasketChangesCommand = CommandOf<typeof basketChangesShapes>

export const basketChangesSchema: CommandSchema = {
  name: 'basket-changes',
  shapes: basketChangesShapes
}
