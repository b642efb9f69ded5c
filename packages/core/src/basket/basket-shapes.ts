import type { CommandShapes } from '../errors/command-shapes.ts'
import type { BasketCommand } from './basket-command.ts'

const line = { key: ['a number', 'a text'] } as const

/** What each command of the basket cannot do without. */
export const basketShapes = {
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
  'basket.replace': {},
  'basket.acted': {},
  'basket.forget': {}
} as const satisfies CommandShapes &
  Record<BasketCommand['type'] | 'basket.replace' | 'basket.acted' | 'basket.forget', unknown>
