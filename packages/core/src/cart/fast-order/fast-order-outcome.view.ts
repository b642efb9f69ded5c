import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { formatAmount } from '../../values/price/price-format.ts'
import { unknownCodes } from './asked-codes.ts'
import type { ExplainedLine } from './explained-lines.ts'
import { fastOrderMessages as words } from './fast-order.messages.ts'
import type { FastOrder } from './fast-order-state.ts'

/** How far the work is. */
export interface FastOrderProgress {
  readonly done: number
  readonly all: number
  readonly text: string
}

export interface FastOrderOutcome {
  readonly progress: FastOrderProgress | undefined
  readonly problem: string
  readonly notes: readonly string[]
  /** Something was put into the basket. */
  readonly isDone: boolean
}

/** What is under way with a fast order, and what came of it. */
export const fastOrderOutcome = (
  order: FastOrder,
  explained: readonly ExplainedLine[]
): FastOrderOutcome => ({
  progress: progressOf(order, explained),
  problem: order.isEmptyText ? words.nothing : order.failure,
  notes: notesOf(order),
  isDone: order.added.lines > 0 && order.work === 'none'
})

/** The work was stopped, or failed, before all codes were asked for. */
export const isUnchecked = (order: FastOrder): boolean =>
  order.work === 'none' && unknownCodes(order).length > 0

function progressOf(
  order: FastOrder,
  explained: readonly ExplainedLine[]
): FastOrderProgress | undefined {
  const { work, text, added, batches, lines } = order
  if (work === 'parsing') return progress(words.parsing, text?.read ?? 0, text?.rows.length ?? 0)
  if (work === 'asking') {
    const isAsked = new Set(unknownCodes(order))
    const done = lines.filter(({ code }) => !isAsked.has(code)).length
    return progress(words.reading, done, explained.length)
  }
  if (work === 'none') return undefined
  const left = batches.reduce((sum, { groups }) => sum + groups.length, 0)
  return progress(words.adding, added.lines, added.lines + left)
}

const progress = (say: (done: string, all: string) => string, done: number, all: number) => ({
  done,
  all,
  text: say(formatAmount(done), formatAmount(all))
})

function notesOf({ work, lines, surplus, untouched, added }: FastOrder): readonly string[] {
  const rows = (count: number) => countOf(count, countedNouns.lines)
  return [
    ...(surplus > 0 ? [words.surplus(rows(surplus))] : []),
    ...(untouched > 0 && lines.length > 0 ? [words.untouched(rows(untouched))] : []),
    ...(added.lines > 0 && work === 'none'
      ? [
          words.added(
            countOf(added.lines, countedNouns.products),
            countOf(added.pieces, countedNouns.pieces)
          )
        ]
      : [])
  ]
}
