import { fieldOf } from '../platform/tab-message.ts'
import type { LineKey } from './basket-line.ts'
import type { BasketContext } from './basket-state.ts'

/** Lines that the visitor has changed himself, `all` where it is not known which. */
export type OwnLines = 'all' | readonly LineKey[]

/** What a tab tells the others when its basket has another version. */
export const basketNews = (version: number, own: OwnLines) => ({
  type: 'basket.changed',
  version,
  own
})

/**
 * What another tab of this browser tells of a basket that is newer than the one known here: the lines
 * that the visitor changed there; undefined where it tells nothing of the kind.
 */
export function newsIn(
  known: Pick<BasketContext, 'version'>,
  message: unknown
): OwnLines | undefined {
  const version = fieldOf(message, 'version')
  const isNews = fieldOf(message, 'type') === 'basket.changed'
  if (!isNews || typeof version !== 'number' || version <= known.version) return undefined
  const own = fieldOf(message, 'own')
  if (own === 'all') return own
  return Array.isArray(own) ? own.filter(isLineKey) : []
}

/** The basket is to be read, and what the visitor did to it himself is no news to him then. */
export const hearing = (basket: BasketContext, own: OwnLines): BasketContext => ({
  ...basket,
  received:
    own === 'all' || basket.received === 'all' ? 'all' : [...(basket.received ?? []), ...own]
})

const isLineKey = (key: unknown): key is LineKey =>
  typeof key === 'number' || typeof key === 'string'
