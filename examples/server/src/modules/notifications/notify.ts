import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'

export interface NotificationText {
  /** `reset_session` and `reload_page` act on the browser; any other shows a message. */
  readonly typeCode: string
  readonly title: string
  readonly body: string
}

export interface NewNotification extends NotificationText {
  /** Null: everybody, guests included. */
  readonly userId: string | null
}

/** What `notify` needs of a call; a job or a command gives its own. */
export interface Notifier extends Pick<Call, 'now' | 'afterCommit'> {
  readonly live: Pick<Call['live'], 'publish'>
}

/**
 * Stores a notification within the caller's transaction and pushes it when that is committed.
 * Returns its id.
 */
export async function notify(
  trx: Kysely<Database>,
  { userId, typeCode, title, body }: NewNotification,
  { live, now, afterCommit }: Notifier
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('notification')
    .values({ id, user_id: userId, type_code: typeCode, title, body, created_at: now() })
    .execute()
  afterCommit(() => live.publish([id]))
  return id
}
