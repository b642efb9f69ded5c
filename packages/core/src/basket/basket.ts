import { newerId } from '../platform/intent-id.ts'
import type { Subject } from '../store/subject.ts'
import type { BasketCommand } from './basket-command.ts'
import { basketAfter, basketCommands } from './basket-log.ts'
import { basketNews, isNewer } from './basket-news.ts'
import { type BasketContext, emptyBasket } from './basket-state.ts'
import { unsentOfBasket } from './basket-unsent.ts'

/** The basket of this visitor: wishes are shown at once, its machine sends them. */
export const basketSubject: Subject<BasketContext, BasketCommand> = {
  name: 'basket',
  commands: basketCommands,
  start: known => ({ ...emptyBasket(), ...known }),
  after: (basket, command, id) => basketAfter(basket, command, newerId(id, basket.lastIntentId)),
  hear: (basket, message) =>
    isNewer(basket, message) ? basketAfter(basket, { type: 'basket.reload' }, '') : basket,
  unsent: unsentOfBasket,
  news: ({ version }) => basketNews(version),
  needsShop: () => true
}
