import { newerId } from '../platform/intent-id.ts'
import type { Subject } from '../store/subject.ts'
import type { BasketCommand } from './basket-commands.ts'
import { basketAfter, basketCommands } from './basket-log.ts'
import { basketNews, hearing, newsIn } from './basket-news.ts'
import { type BasketContext, emptyBasket } from './basket-state.ts'
import { unsentOfBasket } from './basket-unsent.ts'
import { needBasketCommand } from './need-basket.ts'

/** The basket of this visitor: wishes are shown at once, its machine sends them. */
export const basketSubject: Subject<BasketContext, BasketCommand> = {
  name: 'basket',
  commands: basketCommands,
  start: initial => ({ ...emptyBasket(), ...initial }),
  after(basket, command, id) {
    needBasketCommand(command)
    return basketAfter(basket, command, newerId(id, basket.lastIntentId))
  },
  receive(basket, message) {
    const own = newsIn(basket, message)
    return own ? hearing(basketAfter(basket, { type: 'basket.reload' }, ''), own) : basket
  },
  unsent: unsentOfBasket,
  // The next page of a tab is looked at by who has seen this one.
  news: ({ version }) => basketNews(version, 'all'),
  needsShop: () => true
}
