import { randomUUID } from 'node:crypto'
import { type DeliveryCalculation, type Shipping } from '@vitrina/core/entities'
import { calendarDateAt, DAY_MS, formatDay, shopTimeZone } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import type { Shipment } from '../../providers/delivery/delivery-provider.ts'
import { demoDelivery } from '../../providers/delivery/demo-delivery.ts'
import type { BasketScope } from '../basket/basket-scope.ts'
import { readPricedBasket } from '../basket/priced-basket.ts'
import { measure } from '../basket/sums.ts'
import { hashBasket, isFreeDelivery } from './basket-hash.ts'
import { deliveryMessages as messages } from './delivery.messages.ts'
import type { PointRow } from './delivery-points.ts'

const LIFE_MS = 30 * 60_000

export interface Destination {
  readonly methodId: string
  readonly kind: Shipment['kind']
  readonly city: Shipment['city']
  readonly point: PointRow | undefined
  readonly shipping: Shipping | undefined
}

/** Prices the delivery of the selected lines and remembers it for an order. */
export async function calculate(
  db: Kysely<Database>,
  scope: BasketScope,
  destination: Destination
): Promise<DeliveryCalculation> {
  const { lines, sums } = await readPricedBasket(db, scope)
  if (sums.count === 0) throw new HttpError(409, messages.emptyBasket)
  const { kind, city, point } = destination
  const { price, days } = await demoDelivery.quote({
    kind,
    city,
    weightGrams: Math.round(measure(lines).weight * 1000),
    point: point && { price: point.price_kopecks, days: point.days }
  })
  const row = {
    ...rowOf(scope, destination, days),
    basket_hash: hashBasket(lines, sums),
    price_kopecks: isFreeDelivery(sums) ? 0 : price
  }
  await forgetExpired(db, scope.now)
  await db.insertInto('delivery_calculation').values(row).execute()
  return {
    calculationId: row.id,
    price: row.price_kopecks / 100,
    date: row.date,
    expiresAt: row.expires_at.toISOString(),
    description: row.description
  }
}

function rowOf({ owner, now }: BasketScope, destination: Destination, days: number) {
  const { methodId, point, shipping } = destination
  const arrival = new Date(now.getTime() + days * DAY_MS)
  return {
    id: randomUUID(),
    owner,
    method_id: methodId,
    point_code: point?.code ?? null,
    shipping: shipping === undefined ? null : JSON.stringify(shipping),
    date: calendarDateAt(arrival.getTime(), shopTimeZone()) ?? '',
    description: describe(arrival, destination),
    expires_at: new Date(now.getTime() + LIFE_MS)
  }
}

function describe(arrival: Date, { kind, point }: Destination): string {
  const day = formatDay(arrival.getTime())
  if (point !== undefined) return messages.pickUp(day, point.title)
  return kind === 'courier' ? messages.courier(day) : messages.byPost(day)
}

/** A day later, so that an order still hears «expired» and not «unknown». */
const forgetExpired = (db: Kysely<Database>, now: Date) =>
  db
    .deleteFrom('delivery_calculation')
    .where('expires_at', '<', new Date(now.getTime() - DAY_MS))
    .execute()
