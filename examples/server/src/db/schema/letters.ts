import type { Generated } from 'kysely'

/** What happened to the order that a letter tells of; a refund's own steps are one. */
export type LetterStage = 'new' | 'paid' | 'shipping' | 'ready' | 'cancelled' | 'refund'

/** A letter or a short message that waits to be sent. */
export interface LetterTable {
  id: Generated<number>
  channel: 'mail' | 'sms'
  recipient: string
  /** Empty for a short message. */
  subject: string
  /** Of an order's letter only what happened: the rest is drawn from the order. */
  text: string
  unsubscribe_url: string | null
  order_id: string | null
  stage: LetterStage | null
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
