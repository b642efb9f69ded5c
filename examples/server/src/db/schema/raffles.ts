import type { ColumnType, Generated } from 'kysely'

import type { StoredPicture } from './catalog.ts'

export interface StoredPrize {
  readonly title: string
  readonly count: number
  readonly image: StoredPicture | null
}

export interface RaffleTable {
  code: string
  title: string
  lead: string
  /** Sanitised HTML. */
  html: string
  image: ColumnType<StoredPicture | null, string | null, string | null>
  prizes: ColumnType<readonly StoredPrize[], string, string>
  conditions: string[]
  min_order_kopecks: number
  starts_at: Date
  ends_at: Date
  /** SHA-256 of the seed: public from the first day. */
  commitment: string
  /** A secret until the draw. */
  seed: string
  drawn_at: Date | null
  /** Tickets, the first place first. */
  winners: Generated<number[]>
}

export interface RaffleParticipantTable {
  raffle_code: string
  /** From 1 up without a gap. */
  ticket: number
  /** Null when the account is gone: the ticket stays, or the draw could not be checked. */
  user_id: string | null
  /** Masked: «А*** С.». */
  name: string
  /** One for a mailbox, see `mailboxKey`; null for who joined before it was kept. */
  mailbox_key: Generated<string | null>
  joined_at: Date
}

export interface RafflesTables {
  raffle: RaffleTable
  raffle_participant: RaffleParticipantTable
}
