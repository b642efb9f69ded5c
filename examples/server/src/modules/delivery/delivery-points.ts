import type { DeliveryPoint } from '@vitrina/core/entities'
import { calendarDateAt, DAY_MS, shopTimeZone } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** The day that comes so many days after an instant. */
export const dayAfter = (now: Date, days: number) =>
  calendarDateAt(now.getTime() + days * DAY_MS, shopTimeZone()) ?? ''

const pointsQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('delivery_point')
    .innerJoin('place', 'place.id', 'delivery_point.place_id')
    .selectAll('delivery_point')
    .select(['place.title as city', 'place.is_region_centre'])

export const findPoint = (db: Kysely<Database>, code: string) =>
  pointsQuery(db).where('delivery_point.code', '=', code).executeTakeFirst()

export type PointRow = NonNullable<Awaited<ReturnType<typeof findPoint>>>

export const pointsOf = (db: Kysely<Database>, placeId: number) =>
  pointsQuery(db)
    .where('delivery_point.place_id', '=', placeId)
    .orderBy('delivery_point.type', 'desc')
    .orderBy('delivery_point.title')
    .execute()

export const toPoint = (row: PointRow, now: Date): DeliveryPoint => ({
  code: row.code,
  type: row.type,
  title: row.title,
  address: row.address,
  city: row.city,
  note: row.note,
  hours: row.hours,
  coordinates: [row.latitude, row.longitude],
  price: row.price_kopecks / 100,
  firstDay: dayAfter(now, row.days)
})
