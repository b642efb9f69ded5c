import type { ShapesOf } from '../store/shapes-of.ts'
import type { BasketEvent } from './basket.machine.ts'
import type { BasketCommand } from './basket-command.ts'

/** What the shop itself tells the basket. */
type Inner = Extract<
  BasketEvent,
  { readonly type: 'basket.shown' | 'basket.replace' | 'basket.acted' | 'basket.forget' }
>

const line = { key: ['a number', 'a text'] } as const

/** What each command of the basket cannot do without. */
export const basketShapes: ShapesOf<BasketCommand | Inner> = {
  'line.set': { ...line, count: 'a number' },
  'line.type': { ...line, count: 'a number' },
  'line.flush': {},
  'line.remove': line,
  'line.restore': line,
  'line.dismiss': line,
  'lines.remove': { keys: 'a list' },
  'lines.select': { keys: 'a list', selected: 'true or false' },
  'promo.apply': { code: 'a text' },
  'promo.edit': {},
  'promo.cancel': {},
  'bonuses.set': { amount: 'a number' },
  'stock.clean': {},
  'basket.clear': {},
  'basket.reload': {},
  'basket.shown': { page: 'an object' },
  'basket.replace': {},
  'basket.acted': {},
  'basket.forget': {}
}
