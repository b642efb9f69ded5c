import {
  aFlag,
  aList,
  aNumber,
  aText,
  type CommandOf,
  type CommandSchema,
  oneOf,
  optional
} from '../platform/command-shapes.ts'
import { reported } from '../platform/near-name.ts'
import type { OfType } from '../store/subject.ts'
import { QUANTITY_MAX } from '../values/quantity/quantity-limits.ts'
import { isCount, type LineKey, lineKeyOf } from './basket-line.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const line = { key: oneOf<LineKey>('a number', 'a text') }
const quantity = {
  ...line,
  /** Pieces wanted, not pieces added; 0 takes the line out. */
  count: aNumber,
  /** The product is a certificate. */
  virtual: optional<boolean>(),
  /** The line goes with the whole basket, as `basket.clear` says of each line. */
  clears: optional<boolean>()
}

/** Commands of the basket. `line.type` is sent after a pause in typing. */
const basketShapes = {
  'line.set': quantity,
  'line.type': quantity,
  'line.flush': { key: optional<LineKey | undefined>() },
  'line.remove': line,
  'line.restore': line,
  'line.dismiss': line,
  'lines.remove': { keys: aList<LineKey>() },
  'lines.select': { keys: aList<LineKey>(), selected: aFlag },
  'promo.apply': { code: aText },
  'promo.edit': {},
  'promo.cancel': {},
  'bonuses.set': { amount: aNumber },
  'stock.clean': {},
  'basket.clear': {},
  'basket.reload': {}
}

export type BasketCommand = CommandOf<typeof basketShapes>

/** A line becomes as many pieces as there shall be. */
export type SetLine = OfType<BasketCommand, 'line.set'>

export const basketSchema: CommandSchema = {
  name: 'basket',
  shapes: basketShapes,
  faultIn(command: Partial<Record<'type' | 'key' | 'keys' | 'count', unknown>>) {
    const stray = [command.key, command.keys].flat().find(isNoLine)
    if (stray !== undefined) return `${command.type}: ${reported(stray)} is no line: ${LINES}`
    // In a production build a count that is none changes nothing.
    return process.env.NODE_ENV !== 'production' ? faultOfCount(command) : undefined
  }
}

function faultOfCount({ type, count }: { readonly type?: unknown; readonly count?: unknown }) {
  if (count === undefined || isCount(count)) return undefined
  return `${type}: count has to be ${COUNTS}, not ${reported(count)}`
}

const LINES = 'a group is a number, a set is a text of constructorSetId'
const COUNTS = `a whole number from 0 to ${QUANTITY_MAX}`

/** A number of a product’s group that was read from markup is a text, and no set is called so. */
const isNoLine = (key: unknown) => typeof key === 'string' && lineKeyOf(key) !== key
