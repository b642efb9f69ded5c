import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Promo } from '../promo/discount.ts'
import { findPromo, isAlive } from '../promo/promo-codes.ts'
import { type BasketRow, findBasket } from './basket-rows.ts'
import type { BasketScope } from './change-basket.ts'
import { type PricedLine, priceLine } from './price-lines.ts'
import { readLines } from './read-lines.ts'
import { type Sums, sumLines } from './sums.ts'

export interface PricedBasket {
  readonly row: BasketRow | undefined
  readonly lines: readonly PricedLine[]
  /** The basket's code while it can still be used. */
  readonly promo: Promo | undefined
  readonly sums: Sums
}

/** A basket at the prices of this moment. */
export async function readPricedBasket(
  db: Kysely<Database>,
  { owner, priceRole, now }: BasketScope
): Promise<PricedBasket> {
  const row = await findBasket(db, owner)
  const stocked = row === undefined ? [] : await readLines(db, row.id)
  const lines = stocked.map(line => priceLine(line, priceRole))
  const promo = row?.promo_code ? await findPromo(db, row.promo_code) : undefined
  const living = promo !== undefined && isAlive(promo, now) ? promo : undefined
  return { row, lines, promo: living, sums: sumLines(lines, living) }
}
