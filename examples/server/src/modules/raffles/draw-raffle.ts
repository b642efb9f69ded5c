import { randomBytes } from 'node:crypto'
import { commitmentOf, drawTickets, prizesInOrder } from '@vitrina/core'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { countParticipants, lockRaffle } from './raffle-rows.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

const SEED_BYTES = 32

/** A secret seed and what may be told of it before the draw. */
export function createSeed(): { readonly seed: string; readonly commitment: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  return { seed, commitment: commitmentOf(seed) }
}

/** Draws a raffle that is over, once: a second call gives the same winning tickets. */
export const drawRaffle = (
  db: Kysely<Database>,
  code: string,
  now: Date
): Promise<readonly number[]> =>
  db.transaction().execute(transaction => drawInside(transaction, code, now))

/** The same as a part of what the transaction does besides. */
export async function drawInside(
  transaction: Transaction<Database>,
  code: string,
  now: Date
): Promise<readonly number[]> {
  const raffle = await lockRaffle(transaction, code)
  if (raffle.drawn_at !== null) return raffle.winners
  if (now < raffle.ends_at) throw new HttpError(409, messages.notOver)
  const participants = await countParticipants(transaction, code)
  const places = prizesInOrder(raffle.prizes).length
  const winners = [...drawTickets({ code, seed: raffle.seed, participants, places })]
  await transaction
    .updateTable('raffle')
    .set({ winners, drawn_at: now })
    .where('code', '=', code)
    .execute()
  return winners
}
