import { newerThan, orderIntent } from '@vitrina/core/platform'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { BasketRow } from './basket-rows.ts'

/** Numbers that intents of a call were too old for, by the line, or by `promo` and `bonuses`. */
export type Newest = Readonly<Record<string, string>>

export interface IntentOrder {
  /**
   * The number under which an intent counts; undefined where `known`, the newest one applied, came
   * first. Of a choice the thing is `select` and the line.
   */
  take(thing: string, id: string, known: string): string | undefined
  /** What was not taken, except for copies. */
  readonly newest: Newest
  save(trx: Transaction<Database>): Promise<void>
}

/** Puts the intents of one call in order, whatever clocks have numbered them. */
export function orderOf({ id: basketId, early_intents }: BasketRow, now: Date): IntentOrder {
  const early = new Map(Object.entries(early_intents))
  const newest: Record<string, string> = {}
  let isChanged = false
  return {
    newest,
    take(thing, id, known) {
      const before = { newest: known, early: early.get(thing) ?? '' }
      const order = orderIntent(id, before, now.getTime())
      if (order === undefined) {
        const newer = newerThan(id, before)
        if (newer !== undefined) newest[thing.replace(SELECT, '')] = newer
      } else if (order.early !== before.early) {
        early.set(thing, order.early)
        isChanged = true
      }
      return order?.newest
    },
    async save(trx) {
      if (!isChanged) return
      const early_intents = JSON.stringify(Object.fromEntries(early))
      await trx.updateTable('basket').set({ early_intents }).where('id', '=', basketId).execute()
    }
  }
}

const SELECT = /^select /
