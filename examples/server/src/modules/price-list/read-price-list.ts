import type { FastOrderItem } from '@vitrina/core/entities'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { type Buyer, itemsOf, type OfferRow, offerColumns } from '../fast-order/offer-items.ts'

/** Colours and sizes of one page: what a request may hold of the store at a time. */
const PAGE_GROUPS = 500

interface PriceListPage {
  readonly data: FastOrderItem[]
  readonly next: number | null
}

/** The groups behind an id that have a price for the buyer; others fall out of their page. */
export async function readPriceList(
  db: Kysely<Database>,
  { after, limit = PAGE_GROUPS }: { readonly after: number; readonly limit: number | undefined },
  buyer: Buyer
): Promise<PriceListPage> {
  const groups = await db
    .selectFrom('product_group')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  const last = groups.at(-1)?.id ?? after
  const { rows } = await sql<OfferRow>`/*prepared*/
    select ${offerColumns} where g.id > ${after} and g.id <= ${last} order by g.id, o.id`.execute(
    db
  )
  return { data: itemsOf(rows, buyer), next: groups.length < limit ? null : last }
}
