import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { repeatMessages as words } from './repeat.messages.ts'

/** Result of repeating an order. */
export interface Repetition {
  /** Lines that lie in the basket now. */
  readonly added: number
  /** Titles of what cannot be bought any more. */
  readonly missing: readonly string[]
}

/** What came of an order that was repeated. */
export interface RepeatOutcome {
  /** All of it is there, or something could not be had. */
  readonly tone: 'good' | 'waiting'
  /** «В корзине 3 товара из заказа.»; '' where nothing is. */
  readonly added: string
  /** «Сейчас нет в наличии: Пенал «Кит»; Ранец»; '' where all could be had. */
  readonly missing: string
}

export const repeatOutcome = ({ added, missing }: Repetition): RepeatOutcome => ({
  tone: missing.length === 0 ? 'good' : 'waiting',
  added: added > 0 ? words.inBasket(countOf(added, countedNouns.products)) : '',
  missing: missing.length > 0 ? words.goneNow(missing.join('; ')) : ''
})
