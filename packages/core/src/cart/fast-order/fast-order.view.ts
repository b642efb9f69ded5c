import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { toCoins } from '../../values/currency/currency.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { formatAmount } from '../../values/price/price-format.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { unknownCodes } from './asked-codes.ts'
import { type ExplainedLine, explainedLines, type LineState } from './explained-lines.ts'
import { fastOrderMessages as words } from './fast-order.messages.ts'
import type { FastOrder } from './fast-order-state.ts'

/** Rows that are drawn at a time. */
const FAST_ORDER_PAGE = 50

/** Which lines are shown: all, those that wait for a hand, those that were changed. */
export type LineFilter = 'all' | 'wrong' | 'noted'

/** A line in ready words. */
export interface LineView {
  readonly row: number
  readonly code: string
  readonly count: string
  readonly state: LineState
  readonly title: string
  readonly price: string
  readonly sum: string
  readonly notes: readonly string[]
  readonly choices: readonly { readonly groupId: number; readonly label: string }[]
  readonly chosen: number | undefined
}

interface FastOrderView {
  readonly lines: readonly LineView[]
  /** The page that is shown: the last one where there are fewer than was asked for. */
  readonly page: number
  readonly pages: number
  readonly counts: Readonly<Record<LineFilter, number>>
  /** «318 товаров, 4 120 штук на 512 300 ₽»; empty where nothing can be added. */
  readonly total: string
}

/** The lines of a fast order with their meaning: made once for an order, looked at page by page. */
export const explainedOrder = (
  { lines, initial, choices }: FastOrder,
  checkDigits?: boolean
): readonly ExplainedLine[] => explainedLines(lines, initial, choices, checkDigits)

/** Builds the view of a fast order; `page` counts from 1. */
export function fastOrderView(
  explained: readonly ExplainedLine[],
  { rules, filter, page }: { rules: PriceRules; filter: LineFilter; page: number }
): FastOrderView {
  const kept = explained.filter(line => isKept(line, filter))
  const pages = Math.max(1, Math.ceil(kept.length / FAST_ORDER_PAGE))
  const shown = Math.min(page, pages)
  const start = (shown - 1) * FAST_ORDER_PAGE
  return {
    lines: kept.slice(start, start + FAST_ORDER_PAGE).map(line => lineView(line, rules)),
    page: shown,
    pages,
    counts: countsOf(explained),
    total: totalOf(explained, rules)
  }
}

const isKept = ({ state }: ExplainedLine, filter: LineFilter) =>
  filter === 'all' || state === filter || (filter === 'noted' && state === 'joined')

const countsOf = (lines: readonly ExplainedLine[]) => ({
  all: lines.length,
  wrong: lines.filter(line => isKept(line, 'wrong')).length,
  noted: lines.filter(line => isKept(line, 'noted')).length
})

function lineView(line: ExplainedLine, rules: PriceRules): LineView {
  const { row, code, count, state, notes, item, choices, price, sum } = line
  return {
    ...{ row, code, count, state, notes },
    title: boundUnits(titleOf(item, choices)),
    price: price > 0 ? showPrice(price, rules) : '',
    sum: sum > 0 ? showPrice(sum, rules) : '',
    choices: choices.map(choice => ({ groupId: choice.groupId, label: choiceLabel(choice) })),
    chosen: choices.length > 0 ? item?.groupId : undefined
  }
}

/** What a code means even where its colour and size are still to be chosen. */
const titleOf = (item: FastOrderItem | undefined, choices: readonly FastOrderItem[]) =>
  item === undefined
    ? (choices[0]?.title ?? '')
    : [item.title, item.option].filter(text => text !== '').join(', ')

const choiceLabel = ({ option, stock }: FastOrderItem) =>
  stock === 0 ? words.choiceGone(option) : words.choice(option, formatAmount(stock))

function totalOf(lines: readonly ExplainedLine[], rules: PriceRules): string {
  const going = lines.filter(({ pieces }) => pieces > 0)
  if (going.length === 0) return ''
  const pieces = going.reduce((sum, line) => sum + line.pieces, 0)
  const sum = toCoins(going.reduce((total, line) => total + line.sum, 0))
  const goods = countOf(going.length, countedNouns.products)
  return words.total(goods, countOf(pieces, countedNouns.pieces), showPrice(sum, rules))
}

/** Progress of a fast order. */
export interface FastOrderProgress {
  readonly done: number
  readonly all: number
  readonly text: string
}

interface FastOrderOutcome {
  readonly progress: FastOrderProgress | undefined
  readonly problem: string
  readonly notes: readonly string[]
  /** Something was put into the basket. */
  readonly isDone: boolean
}

/** Describes what a fast order is doing, or how it ended. */
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
