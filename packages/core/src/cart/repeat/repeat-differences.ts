import type { RepeatLine } from '../../entities/repeat-line.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import { repeatMessages as messages } from './repeat.messages.ts'

/** What is another than in the order, in words. */
export interface RepeatDifference {
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
