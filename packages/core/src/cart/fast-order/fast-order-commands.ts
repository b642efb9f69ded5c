import {
  aNumber,
  anObject,
  aText,
  type CommandOf,
  type CommandSchema,
  optional
} from '../../platform/command-shapes.ts'
import type { FastOrderBatch, ItemsByCode } from './explained-lines.ts'
import type { FastOrder } from './fast-order-state.ts'

/** What a buyer may do with a fast order, and what becomes of it. */
const fastOrderShapes = {
  /** A pasted text takes the place of the list. */
  'order.read': { text: aText },
  /** The list of an address takes its place, as the server has understood it. */
  'order.adopt': { order: anObject<FastOrder>() },
  /** Says which of the doubtful columns holds the quantities, as `columnChoices` offers them. */
  'column.choose': { column: aNumber },
  /** Asks for the codes that are not known yet. */
  'order.check': {},
  'order.add': {},
  'order.stop': {},
  'order.clear': {},
  'line.mend': { row: aNumber, code: optional<string>(), count: optional<string>() },
  'line.choose': { row: aNumber, groupId: aNumber },
  'line.drop': { row: aNumber },
  /** Another visitor has other prices; `why` is said where the stock has changed. */
  'order.reread': { why: optional<string>() },
  'order.slice': {},
  'order.resolved': { initial: anObject<ItemsByCode>() },
  'order.put': { batch: anObject<FastOrderBatch>() },
  'order.failed': { message: aText }
}

export type FastOrderCommand = CommandOf<typeof fastOrderShapes>

export const fastOrderSchema: CommandSchema = { name: 'fast-order', shapes: fastOrderShapes }
