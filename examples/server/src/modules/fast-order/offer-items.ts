import type { FastOrderItem } from '@vitrina/core/entities'
import { isWholesale } from '@vitrina/core/session'
import { KOPECKS } from '@vitrina/core/values'
import { sql } from 'kysely'

import type { StoredColor, StoredOfferPrice, StoredSize } from '../../db/schema/catalog.ts'
import type { Visitor } from '../../http/call.ts'
import { groupBy } from '../catalog/group-by.ts'
import { stockOfOffer } from '../catalog/virtual-stock.ts'

export type Buyer = Pick<Visitor, 'priceRole' | 'roles'>

export interface OfferRow {
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

/** Offers with what a list of codes tells of them. */
export const offerColumns = sql`g.id as "groupId", p.title, p.vendor_code as "vendorCode",
  p.vendor_code_key as key, g.color, g.size, o.barcode, ${stockOfOffer} as stock,
  o.pack_size as step, o.prices
  from offer o join product_group g on g.id = o.group_id join product p on p.id = g.product_id`

/** A group with several offers is one item; an offer without a price for the buyer is none. */
export function itemsOf(rows: readonly OfferRow[], buyer: Buyer): FastOrderItem[] {
  return [...groupBy(rows, row => row.groupId).values()].flatMap(offers => {
    const own = offers.filter(({ prices }) => pricesOf(prices, buyer).length > 0)
    const [first] = own
    return first === undefined ? [] : [toItem(first, own, buyer)]
  })
}

function toItem(first: OfferRow, offers: readonly OfferRow[], buyer: Buyer): FastOrderItem {
  const { groupId, title, vendorCode, barcode, color, size, step, prices } = first
  const isCounted = isWholesale(buyer)
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
