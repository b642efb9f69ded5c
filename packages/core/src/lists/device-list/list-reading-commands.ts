import { aList, type CommandOf, type Door } from '../../platform/command-shapes.ts'

const listReadingShapes = {
  'products.want': { ids: aList<number>() },
  'products.retry': {},
  /** The visitor's prices are others now. */
  'products.reread': {}
}

export type ListReadingCommand = CommandOf<typeof listReadingShapes>

/** Of a list of this name. */
export const listReadingDoor = (name: string): Door => ({ name, shapes: listReadingShapes })
