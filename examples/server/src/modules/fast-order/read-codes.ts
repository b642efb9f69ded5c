import type { FastOrderItem } from '@vitrina/core/entities'
import { isWholesale } from '@vitrina/core/session'
import { type Kysely, sql } from 'kysely'

import type { StoredColor, StoredOfferPrice, StoredSize } from '../../db/schema/catalog.ts'
import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { groupBy } from '../catalog/group-by.ts'
import { codeKey } from '../catalog/search-text.ts'
import { stockOfOffer } from '../catalog/virtual-stock.ts'

const KOPECKS = 100
/** Colours and sizes of one vendor code: more are chosen on the product's page. */
const ITEMS_PER_CODE = 60

type Buyer = Pick<Visitor, 'priceRole' | 'roles'>

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

interface OfferRow {
  readonly groupId: number
  readonly title: string
  readonly vendorCode: string
  readonly key: string
  readonly color: StoredColor | null
  readonly size: StoredSize | null
  readonly barcode: string
  readonly stock: number
  readonly step: number
  readonly prices: readonly StoredOfferPrice[]
}

const offerRows = (codes: readonly string[], keys: readonly string[]) => sql<OfferRow>`/*prepared*/
  select g.id as "groupId", p.title, p.vendor_code as "vendorCode", p.vendor_code_key as key,
    g.color, g.size, o.barcode, ${stockOfOffer} as stock, o.pack_size as step, o.prices
  from offer o join product_group g on g.id = o.group_id join product p on p.id = g.product_id
  where o.id in (
    select id from offer where barcode = any(${codes}::text[])
    union
    select o.id from product p join product_group g on g.product_id = p.id
      join offer o on o.group_id = g.id where p.vendor_code_key = any(${keys}::text[]))
  order by g.id, o.id`

/** A group with several offers is one item; an offer without a price for the buyer is none. */
function itemsOf(rows: readonly OfferRow[], buyer: Buyer): FastOrderItem[] {
  return [...groupBy(rows, row => row.groupId).values()].flatMap(offers => {
    const own = offers.filter(({ prices }) => pricesOf(prices, buyer).length > 0)
    const [first] = own
    return first === undefined ? [] : [toItem(first, own, buyer)]
  })
}

function toItem(first: OfferRow, offers: readonly OfferRow[], buyer: Buyer): FastOrderItem {
  const { groupId, title, vendorCode, barcode, color, size, step, prices } = first
  const isCounted = isWholesale({ roles: buyer.roles, isOrganization: false })
  return {
    ...{ groupId, title, vendorCode, barcode },
    option: [color?.title, size?.title].filter(text => text !== undefined).join(', '),
    stock: offers.reduce((sum, offer) => sum + offer.stock, 0),
    step: isCounted ? step : 1,
    prices: pricesOf(prices, buyer)
  }
}

const pricesOf = (prices: readonly StoredOfferPrice[], { priceRole }: Buyer) =>
  prices
    .filter(price => price.priceRole === priceRole && price.kopecks > 0)
    .map(({ limit, kopecks }) => ({ priceRole, limit, price: kopecks / KOPECKS }))
