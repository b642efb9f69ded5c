import { randomBytes } from 'node:crypto'
import { commitmentOf, drawTickets, prizesInOrder } from '@vitrina/core/content'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { announcing } from '../notifications/announcing.ts'
import { type Notifier, notify } from '../notifications/notify.ts'
import { countParticipants, lockRaffle } from './raffle-rows.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

const SEED_BYTES = 32

/** A secret seed and what may be told of it before the draw. */
export function createSeed(): { readonly seed: string; readonly commitment: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  return { seed, commitment: commitmentOf(seed) }
}

interface Draw {
  readonly code: string
  readonly now: Date
  readonly live?: Notifier['live']
}

/**
 * Draws a raffle that is over, once: a second call gives the same winning tickets. The winners hear
 * of it.
 */
export const drawRaffle = (db: Kysely<Database>, draw: Draw): Promise<readonly number[]> =>
  announcing(db, draw, async (transaction, notifier) => {
    const { drawn_at: drawnAt, title, prizes } = await lockRaffle(transaction, draw.code)
    const winners = await drawInside(transaction, draw.code, draw.now)
    if (drawnAt !== null) return winners
    const places = prizesInOrder(prizes)
    for (const { user_id: userId, ticket } of await winnersOf(transaction, draw.code, winners)) {
      const prize = places[winners.indexOf(ticket)]
      // A ticket outlives its account; a notification for nobody would be for everybody.
      if (userId === null || prize === undefined) continue
      await notify(transaction, { ...messages.won(title, prize), userId }, notifier)
    }
    return winners
  })

const winnersOf = (transaction: Transaction<Database>, code: string, winners: readonly number[]) =>
  transaction
    .selectFrom('raffle_participant')
    .select(['user_id', 'ticket'])
    .where('raffle_code', '=', code)
    .where('ticket', 'in', [0, ...winners])
    .orderBy('ticket')
    .execute()

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
