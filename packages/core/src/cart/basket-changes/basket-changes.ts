import type { LineKey } from '../../basket/basket-line.ts'
import type { Basket } from '../../entities/basket.ts'
import type { Subject } from '../../store/subject.ts'
import type { BasketChangesCommand } from './basket-changes-commands.ts'

/** Change of a line that the visitor did not make on this page. */
export interface BasketChange {
  readonly key: LineKey
  /** Empty where nobody has read the product. */
  readonly title: string
  /**
   * `merge`: a sign-in; `elsewhere`: another device; `stock`: what can be bought of it;
   * `price`: of one piece.
   */
  readonly cause: 'merge' | 'elsewhere' | 'stock' | 'price'
  /** Pieces, 0 outside the basket; rubles apiece where the price has changed. */
  readonly before: number
  readonly after: number
}

/** Plain JSON: all that has changed since the visitor last said that he knows. */
export interface BasketChanges {
  readonly changes: readonly BasketChange[]
  /** The basket that the page was drawn with: its prices are those that the visitor knows. */
  readonly page?: Basket | undefined
}

/** «Что изменилось»: the shop fills it, because only there the basket of before is known. */
export const basketChangesSubject: Subject<BasketChanges, BasketChangesCommand> = {
  name: 'basket-changes',
  commands: { 'changes.close': true, 'changes.drawn': true },
  start: initial => ({ changes: [], ...initial }),
  after: (initial, command) =>
    command.type === 'changes.drawn'
      ? { ...initial, page: command.page }
      : { ...initial, changes: [] }
}

/** One entry of a line's quantity and one of its price, each from what the visitor knew at first. */
export const withChange = (
  changes: readonly BasketChange[],
  change: BasketChange
): readonly BasketChange[] => {
  const found = changes.find(other => isSame(other, change))
  const whole = { ...change, before: found?.before ?? change.before }
  const rest = changes.filter(other => other !== found)
  return whole.before === whole.after ? rest : [...rest, whole]
}

const isSame = (one: BasketChange, other: BasketChange) =>
  one.key === other.key && (one.cause === 'price') === (other.cause === 'price')
