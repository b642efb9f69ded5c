import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { pagingFields, pagingMeta, pagingQuery } from '../entities/paging.ts'
import {
  ownReview,
  review,
  reviewAverage,
  reviewCounts,
  reviewFile,
  reviewFit,
  reviewParams,
  reviewPermission,
  reviewType
} from '../entities/review.ts'
import { id } from './id.ts'

/** `productId` is needed for reviews of a product and has no meaning for those of the shop. */
const subjectQuery = z.object({
  type: reviewType,
  productId: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1)))
})

const subjectBody = z.object({
  type: reviewType,
  productId: z.optional(z.int().check(z.gte(1)))
})

const rate = z.int().check(z.gte(1), z.lte(5))

/** Published reviews by page, the newest first unless asked otherwise. */
export const listReviews = endpoint({
  method: 'POST',
  path: '/reviews/v1',
  reads: true,
  body: z.extend(subjectBody, {
    sort: z.optional(z.enum(['new', 'best', 'worst'])),
    rate: z.optional(rate),
    withFiles: z.optional(z.boolean()),
    /** Title of a size, as the counts name it. */
    size: z.optional(z.string().check(z.maxLength(60))),
    ...pagingFields
  }),
  response: z.object({ data: z.array(review), meta: pagingMeta })
})

/**
 * All that a page says of the reviews of its product in one answer: some of them, their counts, their mean,
 * and whether the visitor may write; `params` is null for who may not. Not of the specification.
 */
export const viewReviews = endpoint({
  method: 'POST',
  path: '/reviews/v1/view',
  reads: true,
  body: listReviews.body,
  response: z.extend(listReviews.response, {
    counts: reviewCounts,
    average: reviewAverage,
    permission: reviewPermission,
    params: z.nullable(reviewParams)
  })
})

/** The member's own reviews, whatever became of them, the newest first. */
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/reviews/v1/own',
  signedIn: true,
  query: pagingQuery,
  response: z.object({ data: z.array(ownReview), meta: pagingMeta })
})

export const getReviewParams = endpoint({
  method: 'GET',
  path: '/reviews/v1/params',
  query: subjectQuery,
  response: reviewParams
})

export const countReviews = endpoint({
  method: 'GET',
  path: '/reviews/v1/counts',
  query: subjectQuery,
  response: reviewCounts
})

export const getReviewAverage = endpoint({
  method: 'GET',
  path: '/reviews/v1/avg',
  query: subjectQuery,
  response: reviewAverage
})

export const getReviewPermission = endpoint({
  method: 'GET',
  path: '/reviews/v1/perms',
  query: subjectQuery,
  response: reviewPermission
})

const fileOfReview = z.object({
  fileId: z.string(),
  alt: z.string(),
  cover: reviewFile.shape.cover,
  reviewId: z.string()
})

/** Photos and videos of all published reviews; `reviewId` leads from a picture to its text. */
export const listReviewFiles = endpoint({
  method: 'GET',
  path: '/reviews/v1/files',
  query: z.extend(subjectQuery, pagingQuery.shape),
  response: z.object({
    images: z.array(fileOfReview),
    videos: z.array(fileOfReview),
    meta: pagingMeta
  })
})

/**
 * Writes the visitor's only review of a product or of the shop. The same review posted again is
 * answered again, so a lost answer may be asked for twice; another one is refused with 409.
 */
export const createReview = endpoint({
  method: 'POST',
  path: '/reviews/v1/new',
  guarded: true,
  signedIn: true,
  body: z.extend(subjectBody, {
    rate,
    fit: z.optional(z.nullable(reviewFit)),
    text: z.string().check(z.maxLength(10_000)),
    city: z.optional(z.string().check(z.maxLength(200))),
    /** Ids of the author's own uploaded files. */
    fileIds: z.optional(z.array(id).check(z.maxLength(20))),
    /** Hidden from people: robots fill it in. */
    website: z.optional(z.string().check(z.maxLength(200)))
  }),
  response: z.object({ review, message: z.string() })
})
