import { type Raffle, type RaffleDraw } from '@vitrina/core/entities'
import { RAFFLE_PAGE_SIZE } from '@vitrina/core/pagination'
import { prizesInOrder } from '@vitrina/core/raffle'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { type AskedPage, pageOf, pagingMeta } from '../../http/paging.ts'
import { refusalFor } from './raffle-permission.ts'
import {
  countParticipants,
  findTicket,
  type RaffleRow,
  requireRaffle,
  statusOf
} from './raffle-rows.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

const KOPECKS = 100

/** A raffle as everybody sees it: the seed is a secret until the draw. */
export async function viewRaffle(
  code: string,
  asked: AskedPage,
  { db, visitor, now }: Call
): Promise<Raffle> {
  const raffle = await requireRaffle(db, code)
  const window = pageOf(asked, RAFFLE_PAGE_SIZE)
  const total = await countParticipants(db, code)
  const rows = await participantsOf(db, code)
    .orderBy('ticket')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return {
    ...factsOf(raffle, now()),
    participantsCount: total,
    participants: {
      data: rows.map(row => ({ ...row, joinedAt: row.joinedAt.toISOString() })),
      meta: pagingMeta(window, total)
    },
    participation: await participationOf(db, { raffle, uid: visitor.uid, now: now() }),
    draw: await drawOf(db, raffle, total)
  }
}

const factsOf = (raffle: RaffleRow, now: Date) => ({
  code: raffle.code,
  title: raffle.title,
  lead: raffle.lead,
  html: raffle.html,
  image: raffle.image,
  status: statusOf(raffle, now),
  startsAt: raffle.starts_at.toISOString(),
  endsAt: raffle.ends_at.toISOString(),
  prizes: [...raffle.prizes],
  conditions: raffle.conditions,
  minOrderPrice: raffle.min_order_kopecks / KOPECKS
})

const participantsOf = (db: Kysely<Database>, code: string) =>
  db
    .selectFrom('raffle_participant')
    .select(['ticket', 'name', 'joined_at as joinedAt'])
    .where('raffle_code', '=', code)

async function participationOf(
  db: Kysely<Database>,
  { uid, ...facts }: { raffle: RaffleRow; uid: string | undefined; now: Date }
): Promise<Raffle['participation']> {
  const { raffle, now } = facts
  if (uid === undefined) {
    const status = statusOf(raffle, now)
    const message = status === 'open' ? messages.signIn : messages[status]
    return { ticket: null, allowed: false, message }
  }
  const ticket = await findTicket(db, raffle.code, uid)
  if (ticket !== undefined) return { ticket, allowed: false, message: messages.joined(ticket) }
  const refusal = await refusalFor(db, { ...facts, uid })
  const message = refusal?.message ?? messages.mayJoin
  return { ticket: null, allowed: refusal === undefined, message }
}

async function drawOf(db: Kysely<Database>, raffle: RaffleRow, total: number): Promise<RaffleDraw> {
  const { commitment, seed, drawn_at, winners } = raffle
  if (drawn_at === null) {
    return { commitment, seed: null, drawnAt: null, participants: null, winners: [] }
  }
  const rows = await participantsOf(db, raffle.code)
    .where('ticket', 'in', [0, ...winners])
    .execute()
  const prizes = prizesInOrder(raffle.prizes)
  return {
    commitment,
    seed,
    drawnAt: drawn_at.toISOString(),
    participants: total,
    winners: winners.map((ticket, place) => ({
      ticket,
      name: rows.find(row => row.ticket === ticket)?.name ?? messages.hidden,
      prize: prizes[place] ?? ''
    }))
  }
}
