import type { FastOrderItem } from '@vitrina/core/entities'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { codeKey } from '../../db/search-text.ts'
import { groupBy } from '../catalog/group-by.ts'
import { type Buyer, itemsOf, type OfferRow, offerColumns } from './offer-items.ts'

/** Colours and sizes of one vendor code: more are chosen on the product's page. */
const ITEMS_PER_CODE = 60

interface FoundCode {
  readonly code: string
  readonly items: FastOrderItem[]
}

/** What each code means to a buyer: by its barcode, else by the vendor code in any spelling. */
export async function readCodes(
  db: Kysely<Database>,
  codes: readonly string[],
  buyer: Buyer
): Promise<FoundCode[]> {
  const keys = codes.map(codeKey).filter(key => key !== '')
  const { rows } = await offerRows(codes, keys).execute(db)
  const byBarcode = groupBy(rows, row => row.barcode)
  const byKey = groupBy(rows, row => row.key)
  return codes.map(code => {
    const found = byBarcode.get(code) ?? byKey.get(codeKey(code)) ?? []
    return { code, items: itemsOf(found, buyer).slice(0, ITEMS_PER_CODE) }
  })
}

const offerRows = (codes: readonly string[], keys: readonly string[]) => sql<OfferRow>`/*prepared*/
  select ${offerColumns}
  where o.id in (
    select id from offer where barcode = any(${codes}::text[])
    union
    select o.id from product p join product_group g on g.product_id = p.id
      join offer o on o.group_id = g.id where p.vendor_code_key = any(${keys}::text[]))
  order by g.id, o.id`
