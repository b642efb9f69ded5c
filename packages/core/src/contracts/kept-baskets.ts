import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { keptBasket, keptLine } from '../entities/kept-basket.ts'
import { id } from './id.ts'

const name = z.string().check(z.maxLength(200))
const kept = {
  path: '/basket/v1/kept',
  signedIn: true,
  response: z.object({ data: z.array(keptBasket) })
} as const

/** The member's baskets that were put aside, the newest first. Not of the specification, as all of these. */
export const listKeptBaskets = endpoint({ ...kept, method: 'GET' })

/** Puts the present basket aside and empties it. `id` is the client's, a UUID: repeated, it does nothing more. */
export const keepBasket = endpoint({ ...kept, method: 'POST', body: z.object({ id, name }) })

export const renameKeptBasket = endpoint({ ...kept, method: 'PATCH', body: z.object({ id, name }) })

export const removeKeptBasket = endpoint({ ...kept, method: 'DELETE', body: z.object({ id }) })

/** Compares a kept basket with today's prices and stock, before it is restored. */
export const viewKeptBasket = endpoint({
  method: 'GET',
  path: '/basket/v1/kept/lines',
  signedIn: true,
  query: z.object({ id }),
  response: z.object({ data: z.array(keptLine) })
})
