import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { deliveryCalculation, deliveryMethod, deliveryPoint } from '../entities/delivery.ts'
import { shipping, shippingAddress } from '../entities/shipping.ts'

const id = z.string().check(z.maxLength(64))

export const listDeliveryMethods = endpoint({
  method: 'GET',
  path: '/delivery/v1',
  query: z.object({ kladrId: z.optional(z.string().check(z.maxLength(20))) }),
  response: z.object({ data: z.array(deliveryMethod) })
})

export const listShippingAddresses = endpoint({
  method: 'GET',
  path: '/delivery/v1/shipping',
  signedIn: true,
  response: z.object({ data: z.array(shippingAddress) })
})

/** Prices the delivery of the basket's selected lines to an address. */
export const calculateAddressDelivery = endpoint({
  method: 'POST',
  path: '/delivery/v1/calculate/address',
  body: z.object({ method: id, shipping }),
  response: deliveryCalculation
})

/** Prices the delivery of the basket's selected lines to a pick-up point or a store. */
export const calculatePickupPointDelivery = endpoint({
  method: 'POST',
  path: '/delivery/v1/calculate/pickupPoint',
  body: z.object({ method: id, deliveryPointCode: id }),
  response: deliveryCalculation
})

/** Points of a city, named by its kladr id or title; those of the main city without either. */
export const listDeliveryPoints = endpoint({
  method: 'GET',
  path: '/delivery/v1/points',
  query: z.object({
    kladrId: z.optional(z.string().check(z.maxLength(20))),
    city: z.optional(z.string().check(z.maxLength(100))),
    type: z.optional(z.enum(['pickupPoint', 'store'])),
    search: z.optional(z.string().check(z.maxLength(100)))
  }),
  response: z.object({ data: z.array(deliveryPoint) })
})
