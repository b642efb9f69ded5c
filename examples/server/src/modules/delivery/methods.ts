import type { DeliveryMethod } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { demoDelivery } from '../../providers/delivery/demo-delivery.ts'
import { wrongField } from '../users/field-errors.ts'
import { deliveryMessages as messages } from './delivery.messages.ts'
import { pointsOf } from './delivery-points.ts'
import { findMainPlace, findPlace } from './places.ts'

type Kind = DeliveryMethod['type']

/** The methods, with why one cannot be used in the visitor's city. */
export async function listMethods(
  db: Kysely<Database>,
  kladrId: string | undefined
): Promise<DeliveryMethod[]> {
  const place = kladrId ? await findPlace(db, { kladrId }) : await findMainPlace(db)
  const points = place === undefined ? [] : await pointsOf(db, place.id)
  const rows = await db.selectFrom('delivery_method').selectAll().orderBy('sort').execute()
  return rows.map(row => {
    const prices = points.filter(({ type }) => type === row.type).map(point => point.price_kopecks)
    const priceFrom = row.type === 'courier' ? demoDelivery.courierFrom : Math.min(...prices)
    return {
      id: row.id,
      type: row.type,
      title: row.title,
      note: row.note,
      priceFrom: Number.isFinite(priceFrom) ? priceFrom / 100 : 0,
      isDefault: row.is_default,
      unavailable: prices.length > 0 ? '' : whyNot(row.type)
    }
  })
}

/** The method of an id; `field` names what is wrong in the caller's body. */
export async function requireMethod(
  db: Kysely<Database>,
  id: string,
  kinds: readonly Kind[],
  field: string
) {
  const method = await db
    .selectFrom('delivery_method')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (method === undefined || !kinds.includes(method.type)) {
    throw wrongField(422, field, messages.noMethod)
  }
  return method
}

function whyNot(kind: Kind): string {
  if (kind === 'courier') return ''
  return kind === 'store' ? messages.noStores : messages.noPickupPoints
}
