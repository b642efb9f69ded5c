import type { RaffleStatus } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { RaffleTable } from '../../db/schema/raffles.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

export type RaffleRow = Selectable<RaffleTable>

export function statusOf(raffle: RaffleRow, now: Date): RaffleStatus {
  if (raffle.drawn_at !== null) return 'drawn'
  if (now < raffle.starts_at) return 'coming'
  return now < raffle.ends_at ? 'open' : 'closed'
}

export async function requireRaffle(db: Kysely<Database>, code: string): Promise<RaffleRow> {
  const row = await db.selectFrom('raffle').selectAll().where('code', '=', code).executeTakeFirst()
  if (row === undefined) throw new HttpError(404, messages.notFound)
  return row
}

/** The same, and nobody takes a ticket or draws until the transaction ends. */
export async function lockRaffle(db: Kysely<Database>, code: string): Promise<RaffleRow> {
  const row = await db
    .selectFrom('raffle')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new HttpError(404, messages.notFound)
  return row
}

/** Tickets have no gaps: their number is the greatest of them. */
export const countParticipants = async (db: Kysely<Database>, code: string) =>
  (
    await db
      .selectFrom('raffle_participant')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('raffle_code', '=', code)
      .executeTakeFirstOrThrow()
  ).count

export const findTicket = async (db: Kysely<Database>, code: string, uid: string) =>
  (
    await db
      .selectFrom('raffle_participant')
      .select('ticket')
      .where('raffle_code', '=', code)
      .where('user_id', '=', uid)
      .executeTakeFirst()
  )?.ticket
