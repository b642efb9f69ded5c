import { FAST_ORDER_LINES_PER_CALL } from '../contracts/lines-per-call.ts'
import type { Subject } from '../store/subject.ts'
import type { KnownCodes } from './explained-lines.ts'
import { batchesOf, type FastOrderBatch } from './fast-order-batches.ts'
import type { FastOrderCommand } from './fast-order-command.ts'
import type { FastOrder } from './fast-order-state.ts'
import { isWholeRead, nextSlice, openText } from './fast-order-text.ts'

const empty: FastOrder = {
  work: 'none',
  text: undefined,
  lines: [],
  surplus: 0,
  untouched: 0,
  isEmptyText: false,
  known: {},
  choices: {},
  batches: [],
  added: { lines: 0, pieces: 0 },
  failure: ''
}

/** Codes that the shop has not been asked for. */
export const unknownCodes = ({ lines, known }: Pick<FastOrder, 'lines' | 'known'>): string[] => [
  ...new Set(lines.flatMap(({ code }) => (Object.hasOwn(known, code) ? [] : [code])))
]

/** The codes of the next call. */
export const codesToAsk = (order: FastOrder): string[] =>
  unknownCodes(order).slice(0, FAST_ORDER_LINES_PER_CALL)

/** The order as it looks after a command; `id` sorts after the wishes that the basket knows. */
export function fastOrderAfter(order: FastOrder, command: FastOrderCommand, id: string): FastOrder {
  switch (command.type) {
    case 'order.read':
      return { ...empty, work: 'parsing', text: openText(command.text), known: order.known }
    case 'order.adopt':
      return command.order
    case 'order.slice':
      return sliced(order)
    case 'order.check':
      return asking({ ...order, failure: '' })
    case 'order.reread':
      return asking({ ...order, known: {}, batches: [], failure: command.why ?? '' })
    case 'order.resolved':
      return order.work === 'asking' ? resolved(order, command.known) : order
    case 'order.add':
      return adding(order, id)
    case 'order.put':
      return order.work === 'adding' ? put(order, command.batch) : order
    case 'order.failed':
      return { ...order, work: 'none', failure: command.message }
    case 'order.stop':
      return stopped(order)
    case 'order.clear':
      return empty
    default:
      return mended(order, command)
  }
}

const asking = (order: FastOrder): FastOrder => ({
  ...order,
  work: unknownCodes(order).length > 0 ? 'asking' : 'none'
})

function sliced(order: FastOrder): FastOrder {
  if (order.work !== 'parsing' || order.text === undefined) return order
  const text = nextSlice(order.text)
  if (!isWholeRead(text)) return { ...order, text }
  const { lines, surplus, untouched } = text
  return asking({
    ...{ ...order, text: undefined, lines, surplus, untouched },
    isEmptyText: lines.length === 0
  })
}

/** What is on its way into the basket comes to its end: half a call could not be told from a whole one. */
const stopped = (order: FastOrder): FastOrder =>
  order.work === 'adding'
    ? { ...order, batches: order.batches.slice(0, 1) }
    : { ...order, work: 'none', text: undefined, lines: order.text?.lines ?? order.lines }

const resolved = (order: FastOrder, known: KnownCodes) =>
  asking({ ...order, known: { ...order.known, ...known } })

/** A batch that may have been taken goes again as it was: its id says that it is the same one. */
function adding(order: FastOrder, id: string): FastOrder {
  if (order.work !== 'none') return order
  const batches = order.batches.length > 0 ? order.batches : batchesOf(order, id)
  const added = order.batches.length > 0 ? order.added : empty.added
  return batches.length === 0 ? order : { ...order, batches, added, work: 'adding', failure: '' }
}

function put(order: FastOrder, { rows, groups }: FastOrderBatch): FastOrder {
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

type Mending = Extract<FastOrderCommand, { type: 'line.mend' | 'line.choose' | 'line.drop' }>

/** What was sent and not answered may lie in the basket already: it is not mended, only sent again. */
function mended(order: FastOrder, command: Mending): FastOrder {
  const { row } = command
  const batches = order.batches.slice(0, 1)
  if (order.work === 'adding' || batches.some(({ rows }) => rows.includes(row))) return order
  const free = { ...order, batches }
  if (command.type === 'line.choose')
    return { ...free, choices: { ...order.choices, [row]: command.groupId } }
  if (command.type === 'line.drop')
    return { ...free, lines: order.lines.filter(line => line.row !== row) }
  const { code, count } = command
  const lines = order.lines.map(line =>
    line.row === row ? { row, code: code ?? line.code, count: count ?? line.count } : line
  )
  const next = { ...free, lines }
  return code === undefined || order.work === 'parsing' ? next : asking(next)
}

/** Lines pasted from a table, explained before anything is added. */
export const fastOrderSubject: Subject<FastOrder, FastOrderCommand> = {
  name: 'fast-order',
  commands: {
    'order.read': true,
    'order.adopt': true,
    'order.check': true,
    'order.add': true,
    'order.stop': true,
    'order.clear': true,
    'line.mend': true,
    'line.choose': true,
    'line.drop': true,
    'order.reread': true,
    'order.slice': true,
    'order.resolved': true,
    'order.put': true,
    'order.failed': true
  },
  start: known => ({ ...empty, ...known }),
  after: fastOrderAfter,
  needsShop: ({ work }) => work !== 'none'
}
