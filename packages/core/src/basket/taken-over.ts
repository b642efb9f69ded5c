import { newerId } from '../platform/intent-id.ts'
import { basketAfter } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'
import { unsentOfBasket } from './basket-unsent.ts'

/** What is shown, with no more wishes than those after `since`. */
export function wantedSince(shown: BasketContext, since: string): BasketContext {
  const isNew = ({ id }: { readonly id: string }) => id > since
  return { ...shown, log: shown.log.filter(isNew), operations: shown.operations.filter(isNew) }
}

/** A basket that runs, with the wishes of a page and what that can bring back. */
export function takenOver(basket: BasketContext, page: BasketContext): BasketContext {
  const { removed, ...wishing } = unsentOfBasket(page).reduce(
    (state, command) => basketAfter(state, command, newerId(page.lastIntentId, state.lastIntentId)),
    basket
  )
  const others = page.removed.filter(({ key }) => !removed.some(line => line.key === key))
  const isAsking = page.reading !== 'no' && basket.reading === 'no'
  return {
    ...wishing,
    removed: [...removed, ...others],
    reading: isAsking ? 'wanted' : basket.reading,
    received: isAsking ? page.received : basket.received
  }
}
