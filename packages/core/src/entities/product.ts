import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'
import { picture } from './picture.ts'
import { cardPrice, offerPrice } from './price.ts'
import { seoPage } from './seo-page.ts'

const productColor = z.object({ code: z.string(), title: z.string(), hex: z.string() })
const productSize = z.object({ code: z.string(), title: z.string() })

/** What is bought under one barcode; `prices` hold every role's quantity tiers that may be shown. */
const offer = z.object({
  id: z.number(),
  barcode: z.string(),
  remnants: z.number(),
  prices: z.array(offerPrice)
})

/**
 * The unit a basket line counts: one colour-and-size pair of a product.
 * `count`, `selected` and `basketErr` are the visitor's basket state, 0, false and '' outside it.
 */
export const productGroup = z.object({
  id: z.number(),
  color: z.nullable(productColor),
  size: z.nullable(productSize),
  offers: z.array(offer),
  /** Pieces in stock over all offers. */
  remnants: z.number(),
  selected: z.boolean(),
  basketErr: z.string(),
  count: z.number()
})

export const sticker = z.object({
  code: z.string(),
  title: z.string(),
  tone: openEnum(['sale', 'hit', 'new', 'school', 'plain'], 'plain')
})

const partnerName = z.object({ id: z.number(), code: z.string(), title: z.string() })

const productCategory = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  path: z.string()
})

/** A product as lists show it. */
export const productCard = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  vendorCode: z.string(),
  images: z.array(picture),
  categories: z.array(productCategory),
  partner: z.nullable(partnerName),
  stickers: z.array(sticker),
  cardPrices: z.array(cardPrice),
  /** The struck-through price in rubles. */
  oldPrice: z.nullable(z.number()),
  rating: z.number(),
  reviewsCount: z.number(),
  groups: z.array(productGroup)
})

/** A product as its own page shows it. */
export const product = z.extend(productCard, {
  /** Sanitised HTML. */
  description: z.string(),
  lead: z.string(),
  characteristics: z.array(z.object({ title: z.string(), value: z.string() })),
  /** The chain of the first category, from the root: the product's true path (A5). */
  trail: z.array(productCategory),
  seoPage: z.nullable(seoPage)
})

export type Offer = z.output<typeof offer>
export type ProductGroup = z.output<typeof productGroup>
export type ProductCard = z.output<typeof productCard>
export type Product = z.output<typeof product>
export type Sticker = z.output<typeof sticker>
