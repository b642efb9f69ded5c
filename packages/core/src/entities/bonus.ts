import * as z from 'zod/mini'

import { openWord } from './open-enum.ts'
import { pagingMeta } from './paging.ts'

/** Whose programme an account belongs to: the kind of its owner. */
export const bonusUserType = z.enum(['user', 'org_user', 'dealer'])

/** An account of a kind that this front cannot ask for by its name still shows what is on it. */
const openBonusUserType = openWord(bonusUserType.options)

/**
 * A change of an account: `held` leaves with an order, `released` comes back with its cancellation,
 * `spent` tells that what was held will not come back, `accrued` comes with an order that is done.
 * With goods that are sent back `refunded` comes back and `revoked` leaves, in their proportion.
 * `burned` has lived its days, `corrected` is the shop's own hand.
 */
export const bonusEntry = z.object({
  id: z.number(),
  at: z.string(),
  kind: openWord([
    'opening',
    'accrued',
    'held',
    'spent',
    'released',
    'refunded',
    'revoked',
    'burned',
    'corrected'
  ]),
  title: z.string(),
  /** Bonuses added; below zero where they leave. One bonus is one ruble. */
  value: z.number(),
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string())
})

/** `bonusLog` is one page of the changes, the newest first. */
export const bonusBalance = z.object({
  userType: openBonusUserType,
  value: z.number(),
  bonusLog: z.array(bonusEntry),
  meta: pagingMeta
})

export const bonusAccount = z.object({
  accountType: openBonusUserType,
  title: z.string(),
  value: z.number()
})

/** A visitor's place in the programme and its rules for him. */
export const bonusClient = z.object({
  /** False while the shop has the programme switched off. */
  active: z.boolean(),
  accountType: openBonusUserType,
  value: z.number(),
  /** Written off for orders on their way. */
  held: z.number(),
  /** Comes when the orders on their way are done. */
  expected: z.number(),
  /** Of 100: what of a price comes back as bonuses. */
  accrualPercent: z.number(),
  /** Of 100: what of the goods of an order may be paid with bonuses. */
  writeOffPercent: z.number(),
  /** How many days bonuses live from the day they came; left out, they never burn. */
  lifetimeDays: z.optional(z.number()),
  /** What burns next unless it is spent before, and when; left out, nothing does. */
  burning: z.optional(z.object({ value: z.number(), at: z.string() })),
  /** The account's e-mail has to be proven by a code before its bonuses are told and spent. */
  needsProof: z.optional(z.boolean())
})

export const productBonuses = z.object({ productId: z.number(), value: z.number() })

export type BonusUserType = z.output<typeof bonusUserType>
export type BonusEntry = z.output<typeof bonusEntry>
export type BonusBalance = z.output<typeof bonusBalance>
export type BonusAccount = z.output<typeof bonusAccount>
export type BonusClient = z.output<typeof bonusClient>
export type ProductBonuses = z.output<typeof productBonuses>
