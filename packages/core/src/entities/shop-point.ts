import * as z from 'zod/mini'

import { openWord } from './open-enum.ts'
import { picture } from './picture.ts'

export const shopPointType = z.enum(['shop', 'dealer'])

/** Regions have the two digits of the state register for an id. */
export const shopRegion = z.object({ id: z.string(), title: z.string() })

export const shopPoint = z.object({
  id: z.number(),
  code: z.string(),
  type: openWord(shopPointType.options),
  regionId: z.string(),
  city: z.string(),
  title: z.string(),
  address: z.string(),
  /** How to find it. */
  note: z.string(),
  /** Latitude and longitude, degrees. */
  coordinates: z.tuple([z.number(), z.number()]),
  hours: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
  images: z.array(picture),
  /** Code of the delivery point where orders can be fetched; null when they cannot. */
  deliveryPointCode: z.nullable(z.string())
})

export type ShopRegion = z.output<typeof shopRegion>
export type ShopPoint = z.output<typeof shopPoint>
export type ShopPointType = z.output<typeof shopPointType>
