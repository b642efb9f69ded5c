import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** Digits of a KLADR code that name the town: region, district, city, settlement. */
const TOWN_DIGITS = 11

export interface CityQuery {
  readonly kladrId?: string | undefined
  readonly city?: string | undefined
}

/** The city a visitor means, by its code (also of a street in it) or its title. */
export async function findPlace(db: Kysely<Database>, { kladrId, city }: CityQuery) {
  if (kladrId) {
    const town = kladrId.slice(0, TOWN_DIGITS)
    const places = await db
      .selectFrom('place')
      .selectAll()
      .where('kladr_id', '>=', town)
      .where('kladr_id', '<', `${town}~`)
      .execute()
    if (places[0] !== undefined) return places[0]
  }
  if (!city) return undefined
  return db
    .selectFrom('place')
    .selectAll()
    .where('title', '=', city.trim())
    .orderBy('is_region_centre', 'desc')
    .executeTakeFirst()
}

/** Where the shop's points are shown when nobody named a city: where most of them are. */
export const findMainPlace = (db: Kysely<Database>) =>
  db
    .selectFrom('place')
    .innerJoin('delivery_point', 'delivery_point.place_id', 'place.id')
    .selectAll('place')
    .groupBy('place.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('place.id')
    .executeTakeFirst()
