import type { DeliveryMethod } from '@vitrina/core/entities'
import { isCollected } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { wrongField } from '../../http/field-errors.ts'
import type { Quote } from '../../providers/delivery/delivery-provider.ts'
import { demoDelivery } from '../../providers/delivery/demo-delivery.ts'
import { deliveryMessages as messages } from './delivery.messages.ts'
import { dayAfter, type PointRow, pointsOf } from './delivery-points.ts'
import { type CityQuery, findMainPlace, findPlace } from './places.ts'

/** The methods in the visitor's city: the least price, the first day, or why one cannot be used. */
export async function listMethods(
  db: Kysely<Database>,
  { kladrId, city, now }: CityQuery & { readonly now: Date }
): Promise<{ data: DeliveryMethod[]; city?: string }> {
  const isNamed = Boolean(kladrId || city)
  const place = isNamed ? await findPlace(db, { kladrId, city }) : await findMainPlace(db)
  const points = place === undefined ? [] : await pointsOf(db, place.id)
  const rows = await db.selectFrom('delivery_method').selectAll().orderBy('sort').execute()
  const courier = await demoDelivery.quote(lightParcel(place))
  const data = rows.map(row => {
    const own = points.filter(({ type }) => type === row.type)
    const quotes = isCollected(row.type) ? own.map(quoteOf) : [courier]
    const unavailable = quotes.length > 0 ? '' : whyNot(row.type)
    return {
      id: row.id,
      type: row.type,
      title: row.title,
      note: row.note,
      priceFrom: least(quotes.map(({ price }) => price)) / 100,
      isDefault: row.is_default,
      unavailable,
      ...(unavailable === '' && { firstDay: dayAfter(now, least(quotes.map(({ days }) => days))) })
    }
  })
  return { data, ...(place && { city: place.title }) }
}

const lightParcel = (place: { readonly is_region_centre: boolean } | undefined) => ({
  kind: 'courier' as const,
  weightGrams: 0,
  city: place && { isRegionCentre: place.is_region_centre },
  point: undefined
})

const quoteOf = ({ price_kopecks, days }: PointRow): Quote => ({ price: price_kopecks, days })

const least = (values: readonly number[]) => (values.length === 0 ? 0 : Math.min(...values))

/** The method of an id; `field` names what is wrong in the caller's body. */
export async function requireMethod(
  db: Kysely<Database>,
  id: string,
  isKind: (type: string) => boolean,
  field: string
) {
  const method = await db
    .selectFrom('delivery_method')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (method === undefined || !isKind(method.type)) {
    throw wrongField(422, field, messages.noMethod)
  }
  return method
}

function whyNot(kind: string): string {
  if (!isCollected(kind)) return ''
  return kind === 'store' ? messages.noStores : messages.noPickupPoints
}
