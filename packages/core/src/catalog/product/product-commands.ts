import { aText, type CommandOf, type CommandSchema } from '../../platform/command-shapes.ts'

const productShapes = {
  /** Another product is read; another choice of the same one is only shown. */
  'product.open': { href: aText },
  'product.retry': {},
  /** The visitor has other prices now. */
  'product.reread': {}
}

export type ProductCommand = CommandOf<typeof productShapes>

export const productDoor: CommandSchema = { name: 'product', shapes: productShapes }
