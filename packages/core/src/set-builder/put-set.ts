import type { BasketCommand } from '../basket/basket-command.ts'
import { setQuantityOf } from '../basket/basket-log.ts'
import type { BasketContext } from '../basket/basket-state.ts'

/**
 * Puts a built set into the basket: one more of it, or in the place of the line that was built anew, as
 * many as there were.
 */
export function putSetCommands(
  basket: BasketContext,
  setId: string,
  edited: string | undefined
): readonly BasketCommand[] {
  if (edited === undefined) {
    return [{ type: 'set.put', setId, count: setQuantityOf(basket, setId) + 1 }]
  }
  const count = Math.max(1, setQuantityOf(basket, edited))
  if (edited === setId) return [{ type: 'set.put', setId, count }]
  return [
    { type: 'set.put', setId, count },
    { type: 'set.put', setId: edited, count: 0 }
  ]
}
