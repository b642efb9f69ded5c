import type { KeptLine } from '../../entities/kept-basket.ts'
import { type RepeatQuestion, repeatQuestion } from '../repeat/repeat-question.view.ts'
import { keptBasketMessages as words } from './kept-baskets.messages.ts'

interface Asked {
  readonly name: string
  /** Pieces in the basket. */
  readonly inBasket: number
  /** Writes a price of rubles. */
  readonly show: (rubles: number) => string
}

/** Builds the question that is asked before a kept basket is restored. */
export const keptQuestion = (
  lines: readonly KeptLine[],
  { name, inBasket, show }: Asked
): RepeatQuestion =>
  repeatQuestion(lines, {
    ...{ title: words.takeTitle(name), nothing: words.nothingLeft, anyway: words.takeAnyway },
    others: { pieces: inBasket, text: words.hasGoods },
    show
  })
