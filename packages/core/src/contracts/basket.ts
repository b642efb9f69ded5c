import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import {
  basket,
  basketIntent,
  basketTotal,
  intentId,
  setIntent,
  setTemplate
} from '../entities/basket.ts'
import { productCard } from '../entities/product.ts'
import { PROMO_CODE_MAX } from '../entities/text-limits.ts'
import { FAST_ORDER_LINES_PER_CALL } from './lines-per-call.ts'

const intent = z.optional(intentId)
const setIds = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(100))

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
    groups: z.array(basketIntent).check(z.minLength(1), z.maxLength(FAST_ORDER_LINES_PER_CALL)),
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

/**
 * Takes every line and set out; the promo code stays. With an `intent`, lines of newer intents stay
 * as well: a repeated or late call takes nothing away that was put back since.
 */
export const clearBasket = endpoint({
  method: 'DELETE',
  path: '/basket/v1',
  query: z.object({ intent }),
  response: basket
})

/** An absent field stays as it is; null takes the promo code away. Bonuses in rubles. */
export const updateBasket = endpoint({
  method: 'PATCH',
  path: '/basket/v1',
  guarded: true,
  body: z.object({
    intent,
    promoCode: z.optional(z.nullable(z.string().check(z.maxLength(PROMO_CODE_MAX)))),
    bonuses: z.optional(z.number().check(z.gte(0)))
  }),
  response: basket
})

export const selectBasketProducts = endpoint({
  method: 'POST',
  path: '/basket/v1/select',
  body: z.object({
    groupIds: z.array(z.number()).check(z.maxLength(500)),
    setIds: z.optional(setIds),
    selected: z.boolean(),
    intent
  }),
  response: basket
})

/** Lists virtual products, such as certificates: no stock, no delivery. */
export const listVirtualProducts = endpoint({
  method: 'GET',
  path: '/basket/v1/virtual/products',
  response: z.object({ data: z.array(productCard) })
})

/** As `putBasketProducts`, for virtual products only. */
export const putVirtualProducts = endpoint({
  method: 'POST',
  path: '/basket/v1/virtual/products',
  body: z.object({
    groups: z.array(basketIntent).check(z.minLength(1), z.maxLength(100)),
    change: z.boolean()
  }),
  response: basket
})

export const listConstructorSets = endpoint({
  method: 'GET',
  path: '/basket/v1/constructor-set',
  response: z.object({ data: z.array(setTemplate) })
})

/** Sets the quantity of a set; the same choice of products is the same line. */
export const putConstructorSet = endpoint({
  method: 'POST',
  path: '/basket/v1/constructor-set',
  body: setIntent,
  response: basket
})

export const removeConstructorSets = endpoint({
  method: 'DELETE',
  path: '/basket/v1/constructor-set',
  body: z.object({ ids: setIds, intent }),
  response: basket
})
