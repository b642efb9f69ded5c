import type { KeptLine } from '../entities/kept-basket.ts'
import { countedNouns } from '../plural/plural.messages.ts'
import { countOf } from '../plural/plural.ts'
import { type RepeatDifference, repeatDifferences } from '../repeat/repeat-differences.ts'
import { keptBasketMessages as words } from './kept-baskets.messages.ts'
import type { TakingMode } from './taking.ts'

/** What is asked before a kept basket comes back. */
export interface TakingQuestion {
  readonly differences: readonly RepeatDifference[]
  /** That nothing of it is left, or that there are goods already; empty where neither is so. */
  readonly text: string
  readonly answers: readonly { readonly mode: TakingMode; readonly label: string }[]
}

/** Nothing has changed since and nothing lies in the basket: it comes back without a question. */
export const isTakenAtOnce = (lines: readonly KeptLine[], inBasket: number) =>
  inBasket === 0 && repeatDifferences(lines, String).length === 0

/** `inBasket` counts pieces; `show` writes a price of rubles. */
export function takingQuestion(
  lines: readonly KeptLine[],
  inBasket: number,
  show: (rubles: number) => string
): TakingQuestion {
  const differences = repeatDifferences(lines, show)
  const isAnyLeft = lines.some(({ stock }) => stock > 0)
  if (!isAnyLeft) return { differences, text: words.nothingLeft, answers: [] }
  if (inBasket === 0) {
    return { differences, text: '', answers: [{ mode: 'add', label: words.takeAnyway }] }
  }
  return {
    differences,
    text: words.hasGoods(countOf(inBasket, countedNouns.products)),
    answers: [
      { mode: 'add', label: words.add },
      { mode: 'replace', label: words.replace }
    ]
  }
}
