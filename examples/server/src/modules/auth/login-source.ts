import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'

/**
 * What wrong passwords of an account are counted by: the address, and the device where it was signed
 * in before. Whoever guesses locks himself out, never the owner, also when he has learned by what the
 * owner's device is known (G8).
 */
export async function sourceOf(
  username: string,
  deviceId: string,
  { db, limits, visitor }: Pick<Call, 'db' | 'limits' | 'visitor'>
): Promise<string> {
  const isKnown = await isKnownDevice(db, username, deviceId)
  const who = isKnown ? `${username} on ${deviceId}` : username
  await limits.spend('loginAccount', who)
  return `${who} from ${visitor.ip}`
}

/** One question whether or not there is such an account, so that its time tells nothing. */
export async function isKnownDevice(db: Kysely<Database>, username: string, deviceId: string) {
  const session = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .where('app_user.email', '=', username)
    .where('session.device_id', '=', deviceId)
    .select('session.id')
    .executeTakeFirst()
  return session !== undefined
}
