import type { DoorOf } from '../../store/shapes-of.ts'
import type { FastOrderCommand } from './fast-order-command.ts'

/** What the commands of a fast order cannot do without. */
export const fastOrderDoor: DoorOf<FastOrderCommand> = {
  name: 'fast-order',
  shapes: {
    'order.read': { text: 'a text' },
    'order.adopt': { order: 'an object' },
    'column.choose': { column: 'a number' },
    'order.check': {},
    'order.add': {},
    'order.stop': {},
    'order.clear': {},
    'line.mend': { row: 'a number' },
    'line.choose': { row: 'a number', groupId: 'a number' },
    'line.drop': { row: 'a number' },
    'order.reread': {},
    'order.slice': {},
    'order.resolved': { known: 'an object' },
    'order.put': { batch: 'an object' },
    'order.failed': { message: 'a text' }
  }
}
