import { type Kysely, sql, type Transaction } from 'kysely'

import type { StoredOfferPrice } from '../../db/schema/catalog.ts'
import type { Database } from '../../db/schema.ts'

interface PricedOffer {
  readonly id: number
  readonly productId: number
}

/** Writes one price of an offer, and what listings show of its product. */
export const setPrice = (
  db: Kysely<Database>,
  offer: PricedOffer,
  price: StoredOfferPrice
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { prices } = await trx
      .selectFrom('offer')
      .select('prices')
      .where('id', '=', offer.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const others = prices.filter(
      ({ priceRole, limit }) => priceRole !== price.priceRole || limit !== price.limit
    )
    const written = [...others, price].sort((a, b) => a.limit - b.limit)
    await trx
      .updateTable('offer')
      .set({ prices: JSON.stringify(written) })
      .where('id', '=', offer.id)
      .execute()
    if (price.limit === 1) await renewListing(trx, offer.productId)
  })

/**
 * A card shows the least price of one piece, and everybody's to a role without a price of its own;
 * a product that is in no list has no row to renew.
 */
async function renewListing(trx: Transaction<Database>, productId: number): Promise<void> {
  await sql`
    with least_price as (
      select price ->> 'priceRole' as role, min((price ->> 'kopecks')::int) as kopecks
      from product_group join offer on offer.group_id = product_group.id,
        jsonb_array_elements(offer.prices) price
      where product_group.product_id = ${productId} and (price ->> 'limit')::int = 1
      group by 1
    )
    update listing set prices = (
      select array_agg(coalesce(own.kopecks, everybody.kopecks, 0) order by role.position)
      from price_role role
      left join least_price own on own.role = role.code
      left join least_price everybody on everybody.role = 'guest_opt'
    )
    where product_id = ${productId}`.execute(trx)
  await sql`
    update listing set discount = case when product.old_price > listing.prices[1]
      then round((product.old_price - listing.prices[1]) * 100.0 / product.old_price)::int
      else 0 end
    from product
    where listing.product_id = ${productId} and product.id = listing.product_id`.execute(trx)
}
