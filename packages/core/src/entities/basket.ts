import * as z from 'zod/mini'

import { productCard } from './product.ts'

/**
 * Several products bought as one line. `id` names the set and what was chosen for it; `products`
 * carry the chosen group only. Rubles: `price` of one set, `sum` of all of them.
 */
const constructorSet = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  /** One for each slot, in the order of the slots. */
  groupIds: z.array(z.number()),
  count: z.number(),
  price: z.number(),
  oldPrice: z.nullable(z.number()),
  sum: z.number(),
  selected: z.boolean(),
  basketErr: z.string(),
  products: z.array(productCard)
})

/**
 * What a visitor builds a set of: one product for each slot, all of them `discountPercent` cheaper.
 * `cutouts` draw a group for its pocket: the thing alone, along the diagonal of its square; turned by
 * 135° it stands upright. A group without one is shown by its own picture.
 */
export const setTemplate = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  discountPercent: z.number(),
  slots: z.array(
    z.object({
      title: z.string(),
      products: z.array(productCard),
      cutouts: z.optional(z.array(z.object({ groupId: z.number(), fileId: z.string() })))
    })
  )
})

/** One of the two halves of a basket. `products` carry only the groups that lie in the basket. */
export const basketBucket = z.object({
  inStock: z.boolean(),
  constructorSets: z.array(constructorSet),
  products: z.array(productCard)
})

/** Sums in rubles, sizes in centimetres, weight in kilograms, volume in cubic metres. */
export const basketTotal = z.object({
  availableBonuses: z.array(z.object({ accountType: z.string(), value: z.number() })),
  bonusesForWriteOff: z.number(),
  /** The most that bonuses may pay of what is selected; left out, it is `factualLimitPrice`. */
  bonusesLimit: z.optional(z.number()),
  bonusesForAccrual: z.number(),
  /** The least sum an order may have (B8). */
  calculationalLimitPrice: z.number(),
  /** The sum counted against it. */
  factualLimitPrice: z.number(),
  /** Pieces selected. */
  count: z.number(),
  height: z.number(),
  len: z.number(),
  width: z.number(),
  weight: z.number(),
  volume: z.number(),
  /** Orders of this visitor are counted in multiples of it. */
  multiplier: z.number(),
  /** Before every discount. */
  oldPrice: z.number(),
  price: z.number(),
  promoCodeDiscountValue: z.number(),
  promocodeUsed: z.nullable(z.string()),
  /** What this order leaves on the gift certificate that `promocodeUsed` is; of other codes left out. */
  certificateLeft: z.optional(z.number()),
  /** Left out, it is 5000 (E15). */
  remainsUntilFreeDelivery: z.optional(z.number()),
  /** False where all that is selected is virtual; left out, it is true. */
  needsDelivery: z.optional(z.boolean()),
  /** All pieces in the basket, selected or not: the badge (B7). */
  productsCountInBasket: z.number()
})

/** `version` grows with every change, so that a late answer can be told from the newest. */
export const basket = z.object({
  version: z.number(),
  data: z.array(basketBucket),
  total: basketTotal,
  /**
   * Where this call's intent was older and changed nothing: the newest number, by the line (its group,
   * or the id of its set), or by `promo` and `bonuses`. Sent again under a newer one it counts.
   */
  newest: z.optional(z.record(z.string(), z.string()))
})

/** Made by the client and growing with time: an older intent never undoes a newer one. */
export const intentId = z.string().check(z.minLength(1), z.maxLength(64))

export const basketIntent = z.object({
  id: intentId,
  groupId: z.number(),
  /** Pieces wanted, not pieces added; 0 removes the line. */
  count: z.number()
})

/** `groupIds`: one for each slot of the set named `code`. The id and the count are as a line's. */
export const setIntent = z.object({
  id: intentId,
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  groupIds: z.array(z.number()).check(z.minLength(1), z.maxLength(20)),
  count: z.number()
})

export type Basket = z.output<typeof basket>
export type BasketBucket = z.output<typeof basketBucket>
export type BasketTotal = z.output<typeof basketTotal>
export type BasketIntent = z.output<typeof basketIntent>
export type ConstructorSet = z.output<typeof constructorSet>
export type SetTemplate = z.output<typeof setTemplate>
export type SetIntent = z.output<typeof setIntent>
