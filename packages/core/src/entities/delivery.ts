import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'
import { DELIVERY_TYPE_MAX } from './text-limits.ts'

/**
 * Decides which address rules apply (P20): `courier`, `post`, `pickupPoint`, `store` or a shop's own,
 * which comes to an address.
 */
export const deliveryType = z.string().check(z.minLength(1), z.maxLength(DELIVERY_TYPE_MAX))

/** Prices in rubles. */
export const deliveryMethod = z.object({
  id: z.string(),
  type: deliveryType,
  title: z.string(),
  note: z.string(),
  /** The least the method costs, before a calculation. */
  priceFrom: z.number(),
  /** ISO date of the first possible day; left out where nothing is known of it. */
  firstDay: z.optional(z.string()),
  isDefault: z.boolean(),
  /** Empty when the method can be used, else why not. */
  unavailable: z.string()
})

export const deliveryPoint = z.object({
  code: z.string(),
  type: openEnum(['pickupPoint', 'store'], 'pickupPoint'),
  title: z.string(),
  address: z.string(),
  city: z.string(),
  note: z.string(),
  hours: z.string(),
  coordinates: z.tuple([z.number(), z.number()]),
  price: z.number(),
  /** ISO date of the first day a parcel can be there; left out where nothing is known of it. */
  firstDay: z.optional(z.string())
})

/** What a delivery would cost and when it would come; an order names it by `calculationId`. */
export const deliveryCalculation = z.object({
  calculationId: z.string(),
  price: z.number(),
  /** ISO date of the first possible day. */
  date: z.string(),
  expiresAt: z.string(),
  description: z.string()
})

export type DeliveryMethod = z.output<typeof deliveryMethod>
export type DeliveryPoint = z.output<typeof deliveryPoint>
export type DeliveryCalculation = z.output<typeof deliveryCalculation>
