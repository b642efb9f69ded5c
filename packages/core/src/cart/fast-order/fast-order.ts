import { defineSubject } from '../../store/by-command.ts'
import type { OfType } from '../../store/subject.ts'
import { FAST_ORDER_NAME, unknownCodes } from './asked-codes.ts'
import { batchesOf, type FastOrderBatch, type ItemsByCode } from './explained-lines.ts'
import type { FastOrderCommand } from './fast-order-commands.ts'
import type { FastOrder } from './fast-order-state.ts'
import {
  type FastOrderText,
  isWholeRead,
  linesOf,
  NO_COLUMN,
  nextSlice,
  openText
} from './fast-order-text.ts'

const empty: FastOrder = {
  work: 'none',
  text: undefined,
  lines: [],
  surplus: 0,
  untouched: 0,
  doubts: [],
  isEmptyText: false,
  initial: {},
  choices: {},
  batches: [],
  added: { lines: 0, pieces: 0 },
  failure: ''
}

const asking = (order: FastOrder): FastOrder => ({
  ...order,
  work: unknownCodes(order).length > 0 ? 'asking' : 'none'
})

function sliced(order: FastOrder): FastOrder {
  if (order.work !== 'parsing' || order.text === undefined) return order
  const text = nextSlice(order.text)
  return isWholeRead(text) ? lined({ ...order, text }, text) : { ...order, text }
}

/** The lines of a text that was read; `chosen` is the column of its quantities. */
function lined(order: FastOrder, text: FastOrderText, chosen?: number): FastOrder {
  const found = linesOf(text, chosen)
  if (found.doubts.length > 0) return { ...order, ...found, work: 'none' }
  const isEmptyText = found.lines.length === 0
  return asking({ ...order, ...found, text: undefined, isEmptyText })
}

const counted = (order: FastOrder, column: number): FastOrder =>
  order.text !== undefined &&
  (column === NO_COLUMN || order.doubts.some(doubt => doubt.column === column))
    ? lined(order, order.text, column)
    : order

/** What is on its way into the basket comes to its end: half a call could not be told from a whole one. */
const stopped = (order: FastOrder): FastOrder =>
  order.work === 'adding'
    ? { ...order, batches: order.batches.slice(0, 1) }
    : {
        ...order,
        work: 'none',
        text: undefined,
        lines: order.text ? linesOf(order.text).lines : order.lines
      }

const resolved = (order: FastOrder, initial: ItemsByCode) =>
  asking({ ...order, initial: { ...order.initial, ...initial } })

/** A batch that may have been taken goes again as it was: its id says that it is the same one. */
function adding(order: FastOrder, id: string): FastOrder {
  if (order.work !== 'none') return order
  const batches = order.batches.length > 0 ? order.batches : batchesOf(order, id)
  const added = order.batches.length > 0 ? order.added : empty.added
  return batches.length === 0 ? order : { ...order, batches, added, work: 'adding', failure: '' }
}

function withBatch(order: FastOrder, { rows, groups }: FastOrderBatch): FastOrder {
  const batches = order.batches.slice(1)
  const pieces = groups.reduce((sum, { count }) => sum + count, order.added.pieces)
  const isTaken = new Set(rows)
  return {
    ...order,
    batches,
    lines: order.lines.filter(({ row }) => !isTaken.has(row)),
    added: { lines: order.added.lines + groups.length, pieces },
    work: batches.length === 0 ? 'none' : 'adding'
  }
}

/** What was sent and not answered may lie in the basket already: it is not mended, only sent again. */
function mended(order: FastOrder, row: number, mend: (free: FastOrder) => FastOrder): FastOrder {
  const batches = order.batches.slice(0, 1)
  if (order.work === 'adding' || batches.some(({ rows }) => rows.includes(row))) return order
  return mend({ ...order, batches })
}

function rewritten(free: FastOrder, { row, code, count }: OfType<FastOrderCommand, 'line.mend'>) {
  const lines = free.lines.map(line =>
    line.row === row ? { ...line, code: code ?? line.code, count: count ?? line.count } : line
  )
  const next = { ...free, lines }
  return code === undefined || free.work === 'parsing' ? next : asking(next)
}

/** Lines pasted from a table, explained before anything is added. */
export const fastOrderSubject = /* @__PURE__ */ defineSubject<FastOrder, FastOrderCommand>({
  name: FAST_ORDER_NAME,
  start: initial => ({ ...empty, ...initial }),
  commands: {
    'order.read': ({ initial }, { text }) => ({
      ...empty,
      work: 'parsing',
      text: openText(text),
      initial
    }),
    'order.adopt': (_, { order }) => order,
    'order.slice': sliced,
    'column.choose': (order, { column }) => counted(order, column),
    'order.check': order => asking({ ...order, failure: '' }),
    'order.reread': (order, { why = '' }) =>
      asking({ ...order, initial: {}, batches: [], failure: why }),
    'order.resolved': (order, { initial }) =>
      order.work === 'asking' ? resolved(order, initial) : order,
    // The id sorts after the wishes that the basket knows.
    'order.add': (order, _, id) => adding(order, id),
    'order.put': (order, { batch }) => (order.work === 'adding' ? withBatch(order, batch) : order),
    'order.failed': (order, { message }) => ({ ...order, work: 'none', failure: message }),
    'order.stop': stopped,
    'order.clear': () => empty,
    'line.mend': (order, line) => mended(order, line.row, free => rewritten(free, line)),
    'line.choose': (order, { row, groupId }) =>
      mended(order, row, free => ({ ...free, choices: { ...free.choices, [row]: groupId } })),
    'line.drop': (order, { row }) =>
      mended(order, row, free => ({ ...free, lines: free.lines.filter(line => line.row !== row) }))
  },
  needsShop: ({ work }) => work !== 'none'
})
