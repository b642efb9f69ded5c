import { fieldOf } from '../platform/tab-message.ts'
import type { BasketContext } from './basket-state.ts'

/** What a tab tells the others when its basket has another version. */
export const basketNews = (version: number) => ({ type: 'basket.changed', version })

/** Whether another tab tells of a basket that is newer than the one known here. */
export function isNewer(known: Pick<BasketContext, 'version'>, message: unknown): boolean {
  const version = fieldOf(message, 'version')
  const isNews = fieldOf(message, 'type') === 'basket.changed'
  return isNews && typeof version === 'number' && version > known.version
}
