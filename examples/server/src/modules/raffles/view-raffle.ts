import { prizesInOrder } from '@vitrina/core/content'
import { type Raffle, type RaffleDraw } from '@vitrina/core/entities'
import { KOPECKS, RAFFLE_PAGE_SIZE } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { EMAIL_NOT_PROVEN } from '../../http/email-not-proven.ts'
import { type AskedPage, pageOf, pagingMeta } from '../../http/paging.ts'
import { ownAccount } from '../users/own-account.ts'
import { mailboxKey } from '../users/proven-email.ts'
import { refusalFor } from './raffle-permission.ts'
import {
  countParticipants,
  findTicket,
  type RaffleRow,
  requireRaffle,
  statusOf
} from './raffle-rows.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

/** A raffle as everybody sees it: the seed is a secret until the draw. */
export async function viewRaffle(code: string, asked: AskedPage, call: Call): Promise<Raffle> {
  const { db, now } = call
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
    participation: await participationOf(call, raffle),
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

async function participationOf(call: Call, raffle: RaffleRow): Promise<Raffle['participation']> {
  const { db, visitor, settings } = call
  const now = call.now()
  if (visitor.uid === undefined) {
    const status = statusOf(raffle, now)
    const message = status === 'open' ? messages.signIn : messages[status]
    return { ticket: null, allowed: false, message }
  }
  const account = await ownAccount(call)
  const ticket = await findTicket(db, raffle.code, account.id)
  if (ticket !== undefined) return { ticket, allowed: false, message: messages.joined(ticket) }
  const mailbox = mailboxKey(account.email, settings.secret)
  const refusal = await refusalFor(db, { raffle, account, mailbox, now })
  const message = refusal?.message ?? messages.mayJoin
  const needsProof = refusal?.extra === EMAIL_NOT_PROVEN
  return {
    ...{ ticket: null, allowed: refusal === undefined, message },
    ...(needsProof && { needsProof })
  }
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
