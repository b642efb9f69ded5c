import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'

/**
 * What wrong passwords of an account are counted by: the device, where it was signed in before, else
 * the address. Whoever guesses from elsewhere locks himself out, never the owner (G8).
 */
export async function sourceOf(
  username: string,
  deviceId: string,
  { db, limits, visitor }: Pick<Call, 'db' | 'limits' | 'visitor'>
): Promise<string> {
  if (await isKnownDevice(db, username, deviceId)) return `${username} on ${deviceId}`
  await limits.spend('loginAccount', username)
  return `${username} from ${visitor.ip}`
}

/** One question whether or not there is such an account, so that its time tells nothing. */
async function isKnownDevice(db: Kysely<Database>, username: string, deviceId: string) {
  const session = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .where('app_user.email', '=', username)
    .where('session.device_id', '=', deviceId)
    .select('session.id')
    .executeTakeFirst()
  return session !== undefined
}
