import { aList, type CommandOf, type CommandSchema } from '../../platform/command-shapes.ts'

const listReadingShapes = {
  'products.want': { ids: aList<number>() },
  'products.retry': {},
  /** The visitor's prices are others now. */
  'products.reread': {}
}

export type ListReadingCommand = CommandOf<typeof listReadingShapes>

/** Of a list of this name. */
export const listReadingSchema = (name: string): CommandSchema => ({
  name,
  shapes: listReadingShapes
})
