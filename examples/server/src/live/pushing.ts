import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { BusNews } from '../http/ports.ts'
import { type Connections, messageOf } from './connections.ts'

/** What may have been stored while the bus was deaf; clients take a notification once only. */
const MISSED_MS = 120_000
const MISSED_MAX = 500

interface PushingOptions {
  readonly db: Kysely<Database>
  readonly connections: Connections
  readonly now: () => Date
}

/** Sends stored notifications to whom they concern, in the order the bus tells of them. */
export function createPushing(options: PushingOptions) {
  let last = Promise.resolve()
  return (news: BusNews): Promise<void> => {
    // A later question may be answered before an earlier one: each waits for its turn.
    const turn = last.then(() => push(news, options))
    last = turn.catch(() => undefined)
    return turn
  }
}

async function push(news: BusNews, { db, connections, now }: PushingOptions): Promise<void> {
  if (news === 'changed' || news === 'lost' || connections.all().size === 0) return
  const stored = db.selectFrom('notification').selectAll().orderBy('created_at').orderBy('position')
  const rows =
    news === 'missed'
      ? await stored
          .where('created_at', '>', new Date(now().getTime() - MISSED_MS))
          .limit(MISSED_MAX)
          .execute()
      : await stored.where('id', 'in', [...news]).execute()
  for (const row of rows) {
    const message = messageOf(row)
    if (row.user_id === null) await connections.sendToAll(message)
    else connections.sendToAccount(row.user_id, message)
  }
}
