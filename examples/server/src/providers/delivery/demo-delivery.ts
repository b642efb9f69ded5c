import { isCollected } from '@vitrina/core/values'

import type { DeliveryProvider, Quote, Shipment } from './delivery-provider.ts'

/** Kopecks and days. */
export const COURIER = {
  centre: { price: 29_000, days: 2 },
  city: { price: 39_000, days: 4 },
  elsewhere: { price: 59_000, days: 7 }
} as const
const INCLUDED_GRAMS = 5000
/** For every kilogram begun above it. */
const EXTRA_KILOGRAM_KOPECKS = 4000

/** Fixed tariffs by the size of the town and the weight of the parcel. */
export const demoDelivery: DeliveryProvider = {
  quote: async shipment => (isCollected(shipment.kind) ? pickUp(shipment) : courier(shipment))
}

function courier({ city, weightGrams }: Shipment): Quote {
  const { price, days } = city === undefined ? COURIER.elsewhere : tariffOf(city)
  const extra = Math.ceil(Math.max(0, weightGrams - INCLUDED_GRAMS) / 1000)
  return { price: price + extra * EXTRA_KILOGRAM_KOPECKS, days }
}

const tariffOf = ({ isRegionCentre }: { isRegionCentre: boolean }) =>
  isRegionCentre ? COURIER.centre : COURIER.city

const pickUp = ({ point }: Shipment): Quote => point ?? { price: 0, days: 1 }
