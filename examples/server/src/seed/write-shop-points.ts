import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows } from './insert-rows.ts'
import type { PictureStore } from './write-pictures.ts'

/** Writes shops and dealers; their cities and delivery points are there already. */
export async function writeShopPoints(
  db: Kysely<Database>,
  { shopPoints }: DemoShop,
  pictures: PictureStore
): Promise<void> {
  const rows = shopPoints.map((point, place) => ({
    id: place + 1,
    code: point.code,
    type: point.type,
    place_id: point.cityId,
    title: point.title,
    address: point.address,
    note: point.note,
    latitude: point.coordinates[0],
    longitude: point.coordinates[1],
    hours: point.hours,
    phone: point.phone,
    services: [...point.services],
    images: point.art.map(name => pictures.addPlain(name, point.title, 'sky')),
    delivery_point_code: point.deliveryPointCode ?? null,
    site_ids: []
  }))
  await pictures.flush()
  await insertRows(db, 'shop_point', rows)
}
