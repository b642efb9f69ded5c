import type { DoorOf } from '../../store/shapes-of.ts'
import type { ListReadingCommand } from './list-reading.ts'

/** What the commands of a list of this name cannot do without. */
export const listReadingDoor = (name: string): DoorOf<ListReadingCommand> => ({
  name,
  shapes: { 'products.want': { ids: 'a list' }, 'products.retry': {}, 'products.reread': {} }
})
