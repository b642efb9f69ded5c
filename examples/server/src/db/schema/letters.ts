import type { Generated } from 'kysely'

/** A letter or a short message that waits to be sent. */
export interface LetterTable {
  id: Generated<number>
  channel: 'mail' | 'sms'
  recipient: string
  /** Empty for a short message. */
  subject: string
  text: string
  unsubscribe_url: string | null
  created_at: Date
  /** Nobody wants it any more after this time, as a code that is dead. */
  expires_at: Date | null
  /** When it is tried next; null: given up. */
  next_at: Date | null
  tries: Generated<number>
  /** Why the last try failed. */
  error: Generated<string>
}

export interface LettersTables {
  letter: LetterTable
}
