import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'
import { pagingMeta } from './paging.ts'
import { picture } from './picture.ts'

export const raffleStatus = openEnum(['coming', 'open', 'closed', 'drawn'], 'closed')

/** A participant as everybody sees him: a ticket and a masked name, «А*** С.». */
const raffleParticipant = z.object({
  ticket: z.number(),
  name: z.string(),
  /** ISO time. */
  joinedAt: z.string()
})

const raffleWinner = z.object({ ticket: z.number(), name: z.string(), prize: z.string() })

/**
 * All that is needed to check a draw. The `commitment` is SHA-256 of the seed and is known from
 * the first day; the seed is told after the draw.
 */
export const raffleDraw = z.object({
  commitment: z.string(),
  seed: z.nullable(z.string()),
  drawnAt: z.nullable(z.string()),
  /** Tickets that took part in the draw. */
  participants: z.nullable(z.number()),
  winners: z.array(raffleWinner)
})

export const raffle = z.object({
  code: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Sanitised HTML. */
  html: z.string(),
  image: z.nullable(picture),
  status: raffleStatus,
  /** ISO times; people may take part from the first up to the second. */
  startsAt: z.string(),
  endsAt: z.string(),
  prizes: z.array(z.object({ title: z.string(), count: z.number(), image: z.nullable(picture) })),
  conditions: z.array(z.string()),
  /** Rubles of one order made meanwhile; 0 when no order is asked for. */
  minOrderPrice: z.number(),
  participantsCount: z.number(),
  participants: z.object({ data: z.array(raffleParticipant), meta: pagingMeta }),
  /** The visitor's own part: his ticket, or whether he may take one and why not. */
  participation: z.object({
    ticket: z.nullable(z.number()),
    allowed: z.boolean(),
    message: z.string(),
    /** The account's e-mail has to be proven by a code first. */
    needsProof: z.optional(z.boolean())
  }),
  draw: raffleDraw
})

export type Raffle = z.output<typeof raffle>
export type RaffleStatus = z.output<typeof raffleStatus>
export type RaffleDraw = z.output<typeof raffleDraw>
