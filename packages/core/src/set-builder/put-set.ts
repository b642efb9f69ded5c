import type { SetLine } from '../basket/basket-command.ts'
import { quantityOf } from '../basket/basket-log.ts'
import type { BasketContext } from '../basket/basket-state.ts'

/**
 * Puts a built set into the basket: one more of it, or in the place of the line that was built anew, as
 * many as there were.
 */
export function putSetCommands(
  basket: BasketContext,
  setId: string,
  edited: string | undefined
): readonly SetLine[] {
  if (edited === undefined) {
    return [{ type: 'line.set', key: setId, count: quantityOf(basket, setId) + 1 }]
  }
  const count = Math.max(1, quantityOf(basket, edited))
  const put = { type: 'line.set', key: setId, count } as const
  return edited === setId ? [put] : [put, { type: 'line.set', key: edited, count: 0 }]
}
