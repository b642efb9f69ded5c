import type { Call } from '../../http/call.ts'
import type { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { usersMessages as messages } from './users.messages.ts'

/** Refuses an e-mail of somebody's in words that do not say so; a letter tells its owner (G7). */
export async function refuseKnownEmail(email: string, call: Call): Promise<HttpError> {
  const { db, limits, now } = call
  const isAllowed = await limits.spend('knownEmail', email).then(
    () => false,
    () => true
  )
  if (!isAllowed) {
    const letter = { to: email, subject: messages.knownSubject, text: messages.knownText }
    await writeLetter(db, letter, { now: now() })
  }
  return wrongField(409, 'email', messages.emailRefused)
}
