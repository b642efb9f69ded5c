import type { RepeatLine } from '../../entities/repeat-line.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { repeatMessages as messages } from './repeat.messages.ts'

/** What is another than in the order, in words. */
interface RepeatDifference {
  /** Its place among the lines. */
  readonly id: string
  readonly title: string
  readonly words: readonly string[]
}

/**
 * What a buyer has to know before an order goes into the basket again: what is no more, what there are
 * fewer of, what costs another price. `show` writes a price of rubles.
 */
export const repeatDifferences = (
  lines: readonly RepeatLine[],
  show: (rubles: number) => string
): readonly RepeatDifference[] =>
  lines
    .map((line, place) => ({ id: String(place), title: line.title, words: wordsOf(line, show) }))
    .filter(({ words }) => words.length > 0)

function wordsOf(
  { count, stock, paidPrice, price }: RepeatLine,
  show: (rubles: number) => string
): readonly string[] {
  if (stock === 0) return [messages.gone]
  const fewer = stock < count ? [messages.fewer(stock, count)] : []
  const moved = kopecks(price) !== kopecks(paidPrice)
  return moved ? [...fewer, messages.priceMoved(show(paidPrice), show(price))] : fewer
}

/** Mode of repeating: add to the goods already in the basket, or replace them. */
export type RepeatMode = 'add' | 'replace'

/** Question before goods of an earlier order or basket are added again. */
export interface RepeatQuestion {
  readonly title: string
  /** Nothing has changed and nothing is in their way: they come without a question. */
  readonly isNeeded: boolean
  readonly differences: readonly RepeatDifference[]
  /** That nothing of it is left, or that there are goods already; empty where neither is so. */
  readonly text: string
  readonly answers: readonly { readonly mode: RepeatMode; readonly label: string }[]
}

interface Asked {
  readonly title: string
  readonly nothing: string
  readonly anyway: string
  /** Where the goods may take the place of those in the basket: how many those are, and what is said of them. */
  readonly others?: { readonly pieces: number; readonly text: (goods: string) => string }
  /** Writes a price of rubles. */
  readonly show: (rubles: number) => string
}

/** The question about these goods, be they an order or a kept basket. */
export function repeatQuestion(lines: readonly RepeatLine[], asked: Asked): RepeatQuestion {
  const { title, nothing, anyway, others, show } = asked
  const differences = repeatDifferences(lines, show)
  const pieces = others?.pieces ?? 0
  const question = { title, differences, isNeeded: differences.length > 0 || pieces > 0 }
  if (!lines.some(({ stock }) => stock > 0)) return { ...question, text: nothing, answers: [] }
  if (others === undefined || pieces === 0) {
    return { ...question, text: '', answers: [{ mode: 'add', label: anyway }] }
  }
  return {
    ...question,
    text: others.text(countOf(pieces, countedNouns.products)),
    answers: [
      { mode: 'add', label: messages.add },
      { mode: 'replace', label: messages.replace }
    ]
  }
}

/** Builds the question before an order is repeated; its goods are added to the basket, never replace it. */
export const orderQuestion = (
  lines: readonly RepeatLine[],
  show: (rubles: number) => string
): RepeatQuestion =>
  repeatQuestion(lines, {
    ...{ title: messages.orderTitle, nothing: messages.orderNothing, anyway: messages.orderAnyway },
    show
  })
