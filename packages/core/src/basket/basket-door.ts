import { told } from '../platform/told.ts'
import type { DoorOf } from '../store/shapes-of.ts'
import type { BasketCommand } from './basket-command.ts'
import { lineKeyOf } from './basket-line.ts'

const line = { key: ['a number', 'a text'] } as const

/** What a visitor may ask of the basket, and what each command cannot do without. */
export const basketDoor: DoorOf<BasketCommand> = {
  name: 'basket',
  shapes: {
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
    'basket.reload': {}
  },
  faultIn(command: { readonly type?: string; readonly key?: unknown; readonly keys?: unknown }) {
    const stray = [command.key, command.keys].flat().find(isNoLine)
    if (stray === undefined) return undefined
    const known = 'a group is a number, a set is a text of constructorSetId'
    return `${command.type}: ${told(stray)} is no line: ${known}`
  }
}

/** A number of a product’s group that was read from markup is a text, and no set is called so. */
const isNoLine = (key: unknown) => typeof key === 'string' && lineKeyOf(key) !== key
