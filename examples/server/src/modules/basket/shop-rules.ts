import type { BonusUserType } from '@vitrina/core/entities'
import { FREE_DELIVERY_REMAINDER_RUBLES, kopecks } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** What the shop's owner decides about sums. Kopecks. */
export interface ShopRules {
  /** Goods of this sum are delivered free. */
  readonly freeDelivery: number
  /** The least sum of an order (B8); 0 means none. */
  readonly leastOrder: number
  /** Days in which an invoice is paid, from the day of its order. */
  readonly invoiceDays: number
  /** Days in which an order is paid at the bank before it is cancelled; 0 means that it waits for ever. */
  readonly unpaidDays: number
  readonly bonuses: BonusRules
}

export interface BonusRules {
  readonly isOn: boolean
  /** Of 100: what of the goods of an order may be paid with bonuses. */
  readonly writeOffPercent: number
  /** Of 100: what of a price comes back. */
  readonly accrualPercent: Readonly<Record<BonusUserType, number>>
  /** How many days bonuses live from the day they came; 0 means for ever. */
  readonly lifetimeDays: number
}

const NAMES = {
  freeDelivery: 'shop.freeDeliveryFrom',
  leastOrder: 'shop.leastOrderFrom',
  invoiceDays: 'shop.invoiceDays',
  unpaidDays: 'orders.unpaidDays',
  bonusesOn: 'shop.needToUseBonuses',
  bonuses: 'bonuses.rules'
} as const

const INVOICE_DAYS = 5
const UNPAID_DAYS = 3
const ALL = 100

/** The rules as rows of `setting` have them; a row that is missing or spoilt gives the default. */
export async function readShopRules(db: Kysely<Database>): Promise<ShopRules> {
  const rows = await db
    .selectFrom('setting')
    .selectAll()
    .where('key', 'in', Object.values(NAMES))
    .execute()
  return toShopRules(new Map(rows.map(({ key, value }) => [key, value])))
}

export function toShopRules(settings: ReadonlyMap<string, unknown>): ShopRules {
  const own = settings.get(NAMES.bonuses)
  const accrual = property(own, 'accrualPercent')
  return {
    freeDelivery: rubles(settings.get(NAMES.freeDelivery), FREE_DELIVERY_REMAINDER_RUBLES),
    leastOrder: rubles(settings.get(NAMES.leastOrder), 0),
    invoiceDays: days(settings.get(NAMES.invoiceDays)) || INVOICE_DAYS,
    unpaidDays: days(settings.get(NAMES.unpaidDays) ?? UNPAID_DAYS),
    bonuses: {
      isOn: settings.get(NAMES.bonusesOn) !== false,
      writeOffPercent: percent(property(own, 'writeOffPercent'), ALL),
      accrualPercent: {
        user: percent(property(accrual, 'user'), 0),
        org_user: percent(property(accrual, 'org_user'), 0),
        dealer: percent(property(accrual, 'dealer'), 0)
      },
      lifetimeDays: days(property(own, 'lifetimeDays'))
    }
  }
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const rubles = (value: unknown, fallback: number) => kopecks(isAmount(value) ? value : fallback)

const days = (value: unknown) => (isAmount(value) ? Math.floor(value) : 0)

const percent = (value: unknown, fallback: number) =>
  isAmount(value) ? Math.min(value, ALL) : fallback

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
