import type { ShopPoint, ShopPointType, ShopRegion } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { ofSite } from './site-rows.ts'

/** A register's id begins with the two digits of its region. */
const REGION_DIGITS = 2

interface ShopsQuery {
  readonly type?: ShopPointType | undefined
  readonly region?: string | undefined
}

interface Shops {
  readonly regions: ShopRegion[]
  readonly shops: ShopPoint[]
}

/** Shops and dealers, largest cities first, with their regions by the alphabet. */
export async function listShopPoints({ type, region }: ShopsQuery, call: Call): Promise<Shops> {
  const rows = (await readRows(call)).filter(
    row =>
      (type === undefined || row.type === type) &&
      (region === undefined || regionId(row.kladr_id) === region)
  )
  const regions = new Map(rows.map(row => [regionId(row.kladr_id), row.region]))
  return {
    regions: [...regions]
      .map(([id, title]) => ({ id, title }))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'ru')),
    shops: rows.map(toShop)
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const readRows = ({ db, visitor }: Call) =>
  db
    .selectFrom('shop_point')
    .innerJoin('place', 'place.id', 'shop_point.place_id')
    .selectAll('shop_point')
    .select(['place.title as city', 'place.region', 'place.kladr_id'])
    .where(ofSite(visitor))
    .orderBy('place.id')
    .orderBy('shop_point.id')
    .execute()

const regionId = (kladrId: string) => kladrId.slice(0, REGION_DIGITS)

const toShop = (row: Row): ShopPoint => ({
  id: row.id,
  code: row.code,
  type: row.type,
  regionId: regionId(row.kladr_id),
  city: row.city,
  title: row.title,
  address: row.address,
  note: row.note,
  coordinates: [row.latitude, row.longitude],
  hours: row.hours,
  phone: row.phone,
  services: row.services,
  images: [...row.images],
  deliveryPointCode: row.delivery_point_code
})
