import * as z from 'zod/mini'

import { isOneOf, openEnum, openWord } from './open-enum.ts'
import { picture } from './picture.ts'

/** What a review is about: one product, or the shop as a whole. */
export const reviewType = z.enum(['product', 'shop'])

/** How the bought size fits: smaller than its table says, true to it, larger. */
export const reviewFit = z.enum(['small', 'true', 'large'])

/** A photo or a video of a review, both by file id. */
export const reviewFile = z.object({
  fileId: z.string(),
  /** A file of another kind is not drawn. */
  kind: openWord(['image', 'video']),
  alt: z.string(),
  cover: picture.shape.cover
})

export const review = z.object({
  id: z.string(),
  type: openWord(reviewType.options),
  productId: z.nullable(z.number()),
  /** Ready to show: «Марина К.»; never a whole name. */
  author: z.string(),
  /** '' when it was not told. */
  city: z.string(),
  /** From 1 to 5. */
  rate: z.number(),
  /** Plain text with line breaks. */
  text: z.string(),
  /** What of the product was bought: «тёмно-синий, 134»; '' when there is nothing to choose. */
  variant: z.string(),
  fit: z.nullable(openWord(reviewFit.options)),
  files: z.array(reviewFile),
  /** The shop's reply. */
  answer: z.nullable(z.object({ text: z.string(), createdAt: z.string() })),
  /** ISO time. */
  createdAt: z.string(),
  /** Only its author sees a review that is not published. */
  status: openEnum(['moderation', 'published', 'rejected'], 'moderation')
})

/** A review as its author finds it among his own; a product that is gone has no page. */
export const ownReview = z.extend(review, {
  subject: z.object({ title: z.string(), url: z.string() })
})

/** How often each rate, fit and size was given. */
export const reviewCounts = z.object({
  all: z.number(),
  withFiles: z.number(),
  /** From 5 down to 1, each rate once. */
  rates: z.array(z.object({ rate: z.number(), count: z.number() })),
  /** Empty where size does not matter. */
  fits: z.array(
    z.object({ fit: openWord(reviewFit.options), title: z.string(), count: z.number() })
  ),
  sizes: z.array(z.object({ title: z.string(), count: z.number() }))
})

/** The mean rate with one decimal, 0 without reviews; the share of rates from 4 up, percent. */
export const reviewAverage = z.object({
  rate: z.number(),
  count: z.number(),
  recommendPercent: z.number()
})

const reviewFields = ['rate', 'fit', 'text', 'city'] as const

const reviewField = z.object({
  code: openWord(reviewFields),
  title: z.string(),
  required: z.boolean(),
  /** Characters; 0 for what is not typed. */
  minLength: z.number(),
  maxLength: z.number(),
  /** What may be chosen; empty for what is typed. */
  options: z.array(z.object({ code: z.string(), title: z.string() }))
})

/** What the form of a review asks, and how many files it takes. */
export const reviewParams = z.object({
  /** A field that this front does not know is not asked: a review has no place for its value. */
  fields: z.pipe(
    z.array(reviewField),
    z.transform(fields =>
      fields.flatMap(({ code, ...field }) =>
        isOneOf(reviewFields, code) ? [{ ...field, code }] : []
      )
    )
  ),
  files: z.object({ max: z.number(), extensions: z.array(z.string()) })
})

/** Spec §6: whether the visitor may write, and why not. `review` is what he has written already. */
export const reviewPermission = z.object({
  allowPost: z.boolean(),
  message: z.string(),
  review: z.nullable(review)
})

export type OwnReview = z.output<typeof ownReview>
export type Review = z.output<typeof review>
export type ReviewFit = z.output<typeof reviewFit>
export type ReviewCounts = z.output<typeof reviewCounts>
export type ReviewAverage = z.output<typeof reviewAverage>
export type ReviewParams = z.output<typeof reviewParams>
export type ReviewPermission = z.output<typeof reviewPermission>
