import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { deliveryCalculation, deliveryMethod, deliveryPoint } from '../entities/delivery.ts'
import { address, shipping, shippingAddress } from '../entities/shipping.ts'
import { ADDRESS_PART_MAX, ADDRESS_TITLE_MAX, TOWN_MAX } from '../entities/text-limits.ts'
import { id } from './id.ts'

const part = z.string().check(z.maxLength(ADDRESS_PART_MAX))

/** A saved address as a form sends it; the parts are measured, the server judges the rest. */
const changedAddress = z.extend(shippingAddress, {
  id,
  title: z.string().check(z.maxLength(ADDRESS_TITLE_MAX)),
  contactPerson: z.string().check(z.maxLength(200)),
  phone: z.string().check(z.maxLength(32)),
  address: z.extend(address, {
    country: part,
    region: part,
    city: part,
    settlement: part,
    street: part,
    house: part,
    flat: part,
    value: z.string().check(z.maxLength(1000))
  }),
  kladrId: z.string().check(z.maxLength(20)),
  zip: z.string().check(z.maxLength(20))
})

/** All addresses after the change, the default one first, and the id that was changed. */
const changedAddresses = z.object({ id: z.string(), data: z.array(shippingAddress) })

/** The ways to a city, named by its kladr id or title; those of the main city without either. */
export const listDeliveryMethods = endpoint({
  method: 'GET',
  path: '/delivery/v1',
  query: z.object({
    kladrId: z.optional(z.string().check(z.maxLength(20))),
    city: z.optional(z.string().check(z.maxLength(TOWN_MAX)))
  }),
  /** `city`: of which they are told; left out where it is none that the shop knows. */
  response: z.object({ data: z.array(deliveryMethod), city: z.optional(z.string()) })
})

export const listShippingAddresses = endpoint({
  method: 'GET',
  path: '/delivery/v1/shipping',
  signedIn: true,
  response: z.object({ data: z.array(shippingAddress) })
})

/** Saves an address; one that is saved already is not saved twice. The first one is the default. */
export const createShippingAddress = endpoint({
  method: 'POST',
  path: '/delivery/v1/shipping',
  signedIn: true,
  body: z.omit(changedAddress, { id: true }),
  response: changedAddresses
})

/** `isDefault: true` takes the mark from the others; the default one keeps it till then. */
export const updateShippingAddress = endpoint({
  method: 'PUT',
  path: '/delivery/v1/shipping',
  signedIn: true,
  body: changedAddress,
  response: changedAddresses
})

/** After the default one the newest of the others is the default. */
export const deleteShippingAddress = endpoint({
  method: 'DELETE',
  path: '/delivery/v1/shipping',
  signedIn: true,
  body: z.object({ id }),
  response: changedAddresses
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
    city: z.optional(z.string().check(z.maxLength(TOWN_MAX))),
    type: z.optional(z.enum(['pickupPoint', 'store'])),
    search: z.optional(z.string().check(z.maxLength(100)))
  }),
  response: z.object({ data: z.array(deliveryPoint) })
})
