import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { keptBasket, keptLine } from '../entities/kept-basket.ts'

const id = z.string().check(z.maxLength(64))
const name = z.string().check(z.maxLength(200))
const baskets = z.object({ data: z.array(keptBasket) })

/** The member's baskets that were put aside, the newest first. Not of the specification, as all of these. */
export const listKeptBaskets = endpoint({
  method: 'GET',
  path: '/basket/v1/kept',
  signedIn: true,
  response: baskets
})

/** Puts the present basket aside and empties it. `id` is the client's, a UUID: repeated, it does nothing more. */
export const keepBasket = endpoint({
  method: 'POST',
  path: '/basket/v1/kept',
  signedIn: true,
  body: z.object({ id, name }),
  response: baskets
})

export const renameKeptBasket = endpoint({
  method: 'PATCH',
  path: '/basket/v1/kept',
  signedIn: true,
  body: z.object({ id, name }),
  response: baskets
})

export const removeKeptBasket = endpoint({
  method: 'DELETE',
  path: '/basket/v1/kept',
  signedIn: true,
  body: z.object({ id }),
  response: baskets
})

/** What a kept basket is made of beside what that is today: asked before it goes into the basket again. */
export const viewKeptBasket = endpoint({
  method: 'GET',
  path: '/basket/v1/kept/lines',
  signedIn: true,
  query: z.object({ id }),
  response: z.object({ data: z.array(keptLine) })
})
