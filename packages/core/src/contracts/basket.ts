import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { basket, basketIntent, basketTotal } from '../entities/basket.ts'

export const getBasketTotal = endpoint({
  method: 'GET',
  path: '/basket/v1/total',
  response: basketTotal
})

export const getBasket = endpoint({ method: 'GET', path: '/basket/v1', response: basket })

/**
 * With `change` the counts are absolute; without it they are added to what lies there.
 * An intent older than the newest one applied to its line is answered, not applied.
 */
export const putBasketProducts = endpoint({
  method: 'POST',
  path: '/basket/v1/products',
  body: z.object({
    /** The cart token, for callers that send no header. */
    basket: z.optional(z.string().check(z.maxLength(64))),
    groups: z.array(basketIntent).check(z.minLength(1), z.maxLength(100)),
    change: z.boolean()
  }),
  response: basket
})

export const removeBasketProducts = endpoint({
  method: 'DELETE',
  path: '/basket/v1/products',
  body: z.object({
    groupIds: z.array(z.number()).check(z.maxLength(500)),
    /** Empties the out-of-stock bucket as well. */
    notInStock: z.boolean()
  }),
  response: basket
})

export const clearBasket = endpoint({ method: 'DELETE', path: '/basket/v1', response: basket })

/** An absent field stays as it is; null takes the promo code away. Bonuses in rubles. */
export const updateBasket = endpoint({
  method: 'PATCH',
  path: '/basket/v1',
  guarded: true,
  body: z.object({
    promoCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    bonuses: z.optional(z.number().check(z.gte(0)))
  }),
  response: basket
})

export const selectBasketProducts = endpoint({
  method: 'POST',
  path: '/basket/v1/select',
  body: z.object({
    groupIds: z.array(z.number()).check(z.maxLength(500)),
    selected: z.boolean()
  }),
  response: basket
})
