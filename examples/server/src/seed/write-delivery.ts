import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import type { DemoDeliveryMethod, DemoDeliveryPoint, DemoStore } from './shop-shapes.ts'

const METHOD_TYPES: Record<DemoDeliveryMethod['code'], SeedRow<'delivery_method'>['type']> = {
  courier: 'courier',
  pickup: 'pickupPoint',
  store: 'store'
}

/** Writes places, ways of delivery and points, ways of payment, statuses and promo codes. */
export async function writeDelivery(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  await insertRows(db, 'place', shop.cities.map(placeRow))
  await insertRows(
    db,
    'street',
    shop.streets.map(({ id, title }) => ({ id, title }))
  )
  await insertRows(
    db,
    'organization',
    shop.organizations.map(({ inn, title, kpp, address }) => ({ inn, title, kpp, address }))
  )
  await insertRows(db, 'delivery_method', shop.deliveryMethods.map(methodRow))
  await insertRows(db, 'delivery_point', [
    ...shop.deliveryPoints.map(pointRow),
    ...shop.stores.map(storeRow)
  ])
}

const placeRow = (city: DemoShop['cities'][number]): SeedRow<'place'> => ({
  id: city.id,
  title: city.title,
  region: city.region,
  kladr_id: city.kladrId,
  fias_id: city.fiasId,
  postal_code: city.postalCode,
  latitude: city.coordinates[0],
  longitude: city.coordinates[1],
  is_region_centre: city.isRegionCentre
})

const methodRow = (method: DemoDeliveryMethod, index: number): SeedRow<'delivery_method'> => ({
  id: String(method.id),
  type: METHOD_TYPES[method.code],
  title: method.title,
  note: method.description,
  is_default: method.isDefault,
  sort: index
})

const pointRow = (point: DemoDeliveryPoint): SeedRow<'delivery_point'> => ({
  code: point.code,
  type: 'pickupPoint',
  place_id: point.cityId,
  title: point.title,
  address: point.address,
  note: '',
  hours: point.hours,
  latitude: point.coordinates[0],
  longitude: point.coordinates[1],
  price_kopecks: point.priceKopecks,
  days: point.days
})

const storeRow = (store: DemoStore): SeedRow<'delivery_point'> => ({
  code: store.code,
  type: 'store',
  place_id: store.cityId,
  title: store.title,
  address: store.address,
  note: store.phone,
  hours: store.hours,
  latitude: store.coordinates[0],
  longitude: store.coordinates[1],
  price_kopecks: 0,
  days: 0
})
