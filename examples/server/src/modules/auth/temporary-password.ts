import type { Call } from '../../http/call.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { authMessages as messages } from './auth.messages.ts'
import { isKnownDevice } from './login-source.ts'
import { newTemporaryPassword } from './passwords.ts'

const TEMPORARY_LIFE_HOURS = 1
const HOUR_MS = 3_600_000

/**
 * Does the same work for an unknown e-mail: neither the answer nor its time tells. `once` leaves
 * the account's own password as it is.
 */
export async function mailTemporaryPassword(
  email: string,
  call: Call,
  { once, deviceId = '' }: { readonly once: boolean; readonly deviceId?: string | undefined }
): Promise<void> {
  await spendReset(email, deviceId, call)
  await call.limits.spend('loginAddress', call.visitor.ip)
  const password = newTemporaryPassword()
  const hash = await call.passwords.hash(password)
  const now = call.now()
  const until = new Date(now.getTime() + TEMPORARY_LIFE_HOURS * HOUR_MS)
  await call.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('app_user')
      .set({ temporary_hash: hash, temporary_until: until, temporary_once: once })
      .where('email', '=', email)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const subject = once ? messages.onceSubject : messages.resetSubject
    const text = (once ? messages.onceText : messages.resetText)(password, TEMPORARY_LIFE_HOURS)
    await writeLetter(trx, { to: email, subject, text }, { now, until })
  })
}

/** Whoever asks for letters to somebody else takes nothing from the owner's own device. */
async function spendReset(email: string, deviceId: string, call: Call): Promise<void> {
  const isKnown = await isKnownDevice(call.db, email, deviceId)
  if (isKnown) await call.limits.spend('passwordResetKnown', email)
  const who = isKnown ? `${email} on ${deviceId} from ${call.visitor.ip}` : email
  await call.limits.spend('passwordReset', who)
}
