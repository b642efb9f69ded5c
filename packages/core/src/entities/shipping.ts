import * as z from 'zod/mini'

import { SERVICE_ADDRESS_MAX } from './text-limits.ts'

export const address = z.object({
  country: z.string(),
  region: z.string(),
  city: z.string(),
  settlement: z.string(),
  street: z.string(),
  house: z.string(),
  flat: z.string(),
  /** The whole address in one line. */
  value: z.string()
})

/** Latitude and longitude in degrees, or nothing. */
const coord = z.union([z.tuple([z.number(), z.number()]), z.tuple([])])

/** A saved address of an account. */
export const shippingAddress = z.object({
  id: z.string(),
  /** The buyer's own name of it: «Дом». */
  title: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  address,
  kladrId: z.string(),
  zip: z.string(),
  isDefault: z.boolean(),
  /** Where the house is, when a suggestion told it. */
  coord: z.optional(coord)
})

/** An address as the suggestion service gives it, normalised (B4, B5). */
export const shipping = z.object({
  coord,
  zip: z.string(),
  kladrId: z.string(),
  cityFiasId: z.string(),
  isDefault: z.boolean(),
  address,
  /** What the service itself said of the house; left out once another place was typed. */
  raw: z.optional(z.string().check(z.maxLength(SERVICE_ADDRESS_MAX)))
})

/** One option of the address dropdown, in the words of the usual Russian services. */
export const suggestionOption = z.object({
  value: z.string(),
  fio: z.optional(z.string()),
  address: z.object({
    settlement: z.string(),
    city: z.string(),
    country: z.string(),
    /** With its block and building: «23 к 4», «23 стр 1», «вл 5». */
    house: z.string(),
    flat: z.optional(z.string()),
    region: z.string(),
    street: z.string(),
    /** The whole address in the words of the service, up to the house. */
    value: z.string(),
    postal_code: z.string(),
    kladr_id: z.string(),
    geo_lat: z.string(),
    geo_lon: z.string(),
    settlement_fias_id: z.nullable(z.string()),
    city_fias_id: z.nullable(z.string())
  }),
  /** Where a service knows them already in the shop's words, they win (B4). */
  zip: z.optional(z.string()),
  kladrId: z.optional(z.string()),
  cityFiasId: z.optional(z.string()),
  /** The service's own fields of a house as JSON, for a carrier; the flat is not among them. */
  raw: z.optional(z.string())
})

export type Address = z.output<typeof address>
export type Coord = z.output<typeof coord>
export type Shipping = z.output<typeof shipping>
export type ShippingAddress = z.output<typeof shippingAddress>
export type SuggestionOption = z.output<typeof suggestionOption>
