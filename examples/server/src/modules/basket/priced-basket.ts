import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { readBonuses } from '../bonuses/bonuses.ts'
import type { Promo } from '../promo/discount.ts'
import { findPromo, isAlive } from '../promo/promo-codes.ts'
import { type BasketRow, findBasket } from './basket-rows.ts'
import type { BasketScope } from './change-basket.ts'
import { type PricedLine, priceLine, type StockedLine } from './price-lines.ts'
import { lockLines, readLines } from './read-lines.ts'
import { type Sums, sumLines } from './sums.ts'

export interface PricedBasket {
  readonly row: BasketRow | undefined
  readonly lines: readonly PricedLine[]
  /** The basket's code while it can still be used. */
  readonly promo: Promo | undefined
  /** Bonuses of the account, kopecks; 0 where they cannot be used. */
  readonly balance: number
  readonly sums: Sums
}

/** A basket at the prices of this moment. */
export async function readPricedBasket(
  db: Kysely<Database>,
  scope: BasketScope
): Promise<PricedBasket> {
  const row = await findBasket(db, scope.owner)
  return price(db, row, row === undefined ? [] : await readLines(db, row.id), scope)
}

/** The same for an order: the basket is held already, its offers are held from here on. */
export const lockPricedBasket = async (
  trx: Transaction<Database>,
  row: BasketRow,
  scope: BasketScope
): Promise<PricedBasket> => price(trx, row, await lockLines(trx, row.id), scope)

async function price(
  db: Kysely<Database>,
  row: BasketRow | undefined,
  stocked: readonly StockedLine[],
  { owner, priceRole, now }: BasketScope
): Promise<PricedBasket> {
  const lines = stocked.map(line => priceLine(line, priceRole))
  const promo = row?.promo_code ? await findPromo(db, row.promo_code) : undefined
  const living = promo !== undefined && isAlive(promo, now) ? promo : undefined
  const balance = await readBonuses(db, owner)
  const bonuses = Math.min(row?.bonus_kopecks ?? 0, balance)
  return { row, lines, promo: living, balance, sums: sumLines(lines, living, bonuses) }
}
