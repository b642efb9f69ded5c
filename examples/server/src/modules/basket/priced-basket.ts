import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Promo } from '../promo/discount.ts'
import { findPromo, isAlive } from '../promo/promo-codes.ts'
import { type BasketRow, findBasket } from './basket-rows.ts'
import type { BasketScope } from './basket-scope.ts'
import { uidOf } from './owner.ts'
import { type PricedLine, priceLine } from './price-lines.ts'
import { type PricedSet, priceSets } from './price-sets.ts'
import { type BonusPurse, readPurse } from './purse.ts'
import { lockLines, readLines, type StockedBasket } from './read-lines.ts'
import { readShopRules, type ShopRules } from './shop-rules.ts'
import { type Sums, sumLines } from './sums.ts'

export interface PricedBasket {
  readonly row: BasketRow | undefined
  /** All that can be bought, the parts of the sets included. */
  readonly lines: readonly PricedLine[]
  readonly sets: readonly PricedSet[]
  /** The basket's code while it can still be used. */
  readonly promo: Promo | undefined
  /** Of the account; missing where bonuses cannot be used. */
  readonly purse: BonusPurse | undefined
  readonly rules: ShopRules
  readonly sums: Sums
}

/** A basket at the prices of this moment. */
export async function readPricedBasket(
  db: Kysely<Database>,
  scope: BasketScope
): Promise<PricedBasket> {
  const row = await findBasket(db, scope.owner)
  return price(db, row, row === undefined ? NOTHING : await readLines(db, row.id), scope)
}

const NOTHING: StockedBasket = { lines: [], sets: [] }

/** The same for an order: the basket is held already, its offers are held from here on. */
export const lockPricedBasket = async (
  trx: Transaction<Database>,
  row: BasketRow,
  scope: BasketScope
): Promise<PricedBasket> => price(trx, row, await lockLines(trx, row.id), scope)

/** Lines first: sets get what they leave. */
export function priceStocked({ lines, sets }: StockedBasket, priceRole: string) {
  const priced = lines.map(line => priceLine(line, priceRole))
  const pricedSets = priceSets(sets, priced, priceRole)
  return { lines: [...priced, ...pricedSets.flatMap(set => set.parts)], sets: pricedSets }
}

async function price(
  db: Kysely<Database>,
  row: BasketRow | undefined,
  stocked: StockedBasket,
  { owner, priceRole, now }: BasketScope
): Promise<PricedBasket> {
  const { lines, sets } = priceStocked(stocked, priceRole)
  const promo = await livingPromo(db, row, { owner, now })
  const rules = await readShopRules(db)
  const purse = await readPurse(db, owner, rules.bonuses)
  const sums = sumLines(lines, {
    promo,
    wantedBonuses: Math.min(row?.bonus_kopecks ?? 0, purse?.balance ?? 0),
    writeOffPercent: rules.bonuses.writeOffPercent,
    accrualPercent: purse === undefined ? 0 : rules.bonuses.accrualPercent[purse.userType],
    freeDelivery: rules.freeDelivery
  })
  return { row, lines, sets, promo, purse, rules, sums }
}

async function livingPromo(
  db: Kysely<Database>,
  row: BasketRow | undefined,
  { owner, now }: Pick<BasketScope, 'owner' | 'now'>
): Promise<Promo | undefined> {
  if (!row?.promo_code) return undefined
  const promo = await findPromo(db, row.promo_code)
  const isUsable = promo && (await isAlive(db, promo, { buyer: { uid: uidOf(owner) }, now }))
  return isUsable ? promo : undefined
}
