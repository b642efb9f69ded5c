import * as z from 'zod/mini'

import { productCard } from './product.ts'

const constructorSet = z.object({
  id: z.string(),
  title: z.string(),
  count: z.number(),
  price: z.number(),
  oldPrice: z.nullable(z.number()),
  selected: z.boolean(),
  products: z.array(productCard)
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
  remainsUntilFreeDelivery: z.number(),
  /** All pieces in the basket, selected or not: the badge (B7). */
  productsCountInBasket: z.number()
})

/** `version` grows with every change, so that a late answer can be told from the newest. */
export const basket = z.object({
  version: z.number(),
  data: z.array(basketBucket),
  total: basketTotal
})

/** `id` is made by the client and grows with time: an older intent never undoes a newer one. */
export const basketIntent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  groupId: z.number(),
  /** Pieces wanted, not pieces added; 0 removes the line. */
  count: z.number()
})

export type Basket = z.output<typeof basket>
export type BasketBucket = z.output<typeof basketBucket>
export type BasketTotal = z.output<typeof basketTotal>
export type BasketIntent = z.output<typeof basketIntent>
