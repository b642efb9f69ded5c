import type { ProductCard, ProductGroup } from '@vitrina/core/entities'
import { KOPECKS } from '@vitrina/core/values'
import { type Kysely, sql } from 'kysely'

import type {
  StoredColor,
  StoredOfferPrice,
  StoredPicture,
  StoredSize
} from '../../db/schema/catalog.ts'
import type { Database } from '../../db/schema.ts'
import { groupBy } from './group-by.ts'
import { type Reference, takeReference } from './reference.ts'
import { stockOfOffer } from './virtual-stock.ts'

/**
 * Cards of the products, in the order of `ids`; unknown ids are left out. Prices are those of
 * `roles` (see `visibleRoles`). `groups` keeps only the named groups of each product.
 */
export async function readCards(
  db: Kysely<Database>,
  ids: readonly number[],
  roles: readonly string[],
  groups?: ReadonlySet<number>
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const reference = await takeReference(db)
  const { rows } = await productRows(ids).execute(db)
  const offers = (await offerRows(ids).execute(db)).rows.filter(
    row => groups === undefined || groups.has(row.id)
  )
  const groupsOf = groupBy(offers, row => row.productId)
  const cards = new Map(
    rows.map(row => [row.id, toCard(row, groupsOf.get(row.id) ?? [], roles, reference)])
  )
  return ids.flatMap(id => cards.get(id) ?? [])
}

interface ProductRow {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly vendorCode: string
  readonly partnerId: number | null
  readonly categoryIds: readonly number[]
  readonly pictures: readonly StoredPicture[]
  readonly stickers: readonly string[]
  readonly oldPrice: number | null
  readonly rating: number
  readonly reviewsCount: number
  readonly prices: readonly number[]
}

interface OfferRow {
  readonly id: number
  readonly productId: number
  readonly color: StoredColor | null
  readonly size: StoredSize | null
  readonly offerId: number
  readonly barcode: string
  readonly stock: number
  readonly prices: readonly StoredOfferPrice[]
}

const productRows = (ids: readonly number[]) => sql<ProductRow>`/*prepared*/
  select p.id, p.code, p.title, p.vendor_code as "vendorCode", p.partner_id as "partnerId",
    p.category_ids as "categoryIds", p.pictures, p.stickers, p.old_price as "oldPrice",
    p.rating, p.reviews_count as "reviewsCount", coalesce(l.prices, '{}') as prices
  from product p left join listing l on l.product_id = p.id
  where p.id = any(${ids}::int[])`

const offerRows = (ids: readonly number[]) => sql<OfferRow>`/*prepared*/
  select g.id, g.product_id as "productId", g.color, g.size,
    o.id as "offerId", o.barcode, ${stockOfOffer} as stock, o.prices
  from product_group g join offer o on o.group_id = g.id
  where g.product_id = any(${ids}::int[]) order by g.id, o.id`

function toCard(
  row: ProductRow,
  offers: readonly OfferRow[],
  roles: readonly string[],
  { categoryById, partners, stickers, rolePositions }: Reference
): ProductCard {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    vendorCode: row.vendorCode,
    images: [...row.pictures],
    categories: row.categoryIds.flatMap(id => categoryById.get(id) ?? []).map(toProductCategory),
    partner: partners.get(row.partnerId ?? 0) ?? null,
    stickers: row.stickers.flatMap(code => stickers.get(code) ?? []),
    cardPrices: roles.flatMap(priceRole => {
      const kopecks =
        row.prices[(rolePositions.get(priceRole) ?? 0) - 1] ?? unlistedPrice(offers, priceRole)
      return kopecks === undefined ? [] : [{ priceRole, price: kopecks / KOPECKS }]
    }),
    oldPrice: row.oldPrice === null ? null : row.oldPrice / KOPECKS,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    groups: [...groupBy(offers, offer => offer.id).values()].flatMap(sameGroup =>
      toGroup(sameGroup, roles)
    )
  }
}

/** Of what stands in no list: certificates. */
const unlistedPrice = (offers: readonly OfferRow[], priceRole: string) =>
  offers.flatMap(({ prices }) => prices).find(price => price.priceRole === priceRole)?.kopecks

/** A category as products name it. */
export const toProductCategory = ({
  id,
  code,
  title,
  path
}: ProductCard['categories'][number]) => ({
  id,
  code,
  title,
  path
})

function toGroup(offers: readonly OfferRow[], roles: readonly string[]): ProductGroup[] {
  const [first] = offers
  if (first === undefined) return []
  return [
    {
      id: first.id,
      color: first.color,
      size: first.size,
      offers: offers.map(({ offerId, barcode, stock, prices }) => ({
        id: offerId,
        barcode,
        remnants: stock,
        prices: prices
          .filter(price => roles.includes(price.priceRole))
          .map(({ priceRole, limit, kopecks }) => ({ priceRole, limit, price: kopecks / KOPECKS }))
      })),
      remnants: offers.reduce((sum, { stock }) => sum + stock, 0),
      selected: false,
      basketErr: '',
      count: 0
    }
  ]
}
