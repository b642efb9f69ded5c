import type { ReviewSubject } from '@vitrina/core/account'
import type { listReviewFiles as filesContract } from '@vitrina/core/contracts'
import type { ReviewAverage, ReviewCounts, ReviewFit } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { Database } from '../../db/schema.ts'
import type { Handler } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { publishedReviewsOf, readSubject } from './review-subject.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

const RATES = [5, 4, 3, 2, 1]
const FITS: readonly ReviewFit[] = ['small', 'true', 'large']
const GOOD_RATE = 4
const FILES_ON_A_PAGE = 20

/** How often each rate, fit and size was given. */
export async function readCounts(
  db: Kysely<Database>,
  subject: ReviewSubject
): Promise<ReviewCounts> {
  const rows = await publishedReviewsOf(db, subject)
    .select(({ exists, selectFrom, fn }) => [
      'rate',
      'fit',
      'size',
      exists(
        selectFrom('review_file').select('position').whereRef('review_id', '=', 'review.id')
      ).as('withFiles'),
      fn.countAll<number>().as('count')
    ])
    .groupBy(['rate', 'fit', 'size', 'withFiles'])
    .execute()
  const count = (isMeant: (row: (typeof rows)[number]) => unknown) =>
    rows.filter(isMeant).reduce((sum, row) => sum + row.count, 0)
  const sizes = [...new Set(rows.map(({ size }) => size))].filter(size => size !== '').sort(inOrder)
  return {
    all: count(() => true),
    withFiles: count(row => row.withFiles),
    rates: RATES.map(rate => ({ rate, count: count(row => row.rate === rate) })),
    fits: rows.some(row => row.fit !== null)
      ? FITS.map(fit => ({ fit, title: messages.fits[fit], count: count(row => row.fit === fit) }))
      : [],
    sizes: sizes.map(title => ({ title, count: count(row => row.size === title) }))
  }
}

const inOrder = (left: string, right: string) => left.localeCompare(right, 'ru', { numeric: true })

/** What counts say in short. */
export function averageOf({ all, rates }: ReviewCounts): ReviewAverage {
  if (all === 0) return { rate: 0, count: 0, recommendPercent: 0 }
  const sum = rates.reduce((total, { rate, count }) => total + rate * count, 0)
  const good = rates.reduce((total, { rate, count }) => total + (rate >= GOOD_RATE ? count : 0), 0)
  return {
    rate: Math.round((sum * 10) / all) / 10,
    count: all,
    recommendPercent: Math.round((good / all) * 100)
  }
}

export const listReviewFiles: Handler<typeof filesContract> = async ({ query }, { db }) => {
  const window = pageOf(query, FILES_ON_A_PAGE)
  const files = publishedReviewsOf(db, await readSubject(db, query)).innerJoin(
    'review_file',
    'review_file.review_id',
    'review.id'
  )
  const total = await countRows(files)
  const rows = await files
    .select(['file_id as fileId', 'alt', 'kind', 'cover', 'review_id as reviewId'])
    .orderBy('review.created_at', 'desc')
    .orderBy('review_id')
    .orderBy('position')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const of = (wanted: 'image' | 'video') =>
    rows
      .filter(row => row.kind === wanted)
      .map(({ kind, cover, ...file }) => ({ ...file, ...(cover === null ? {} : { cover }) }))
  return {
    images: of('image'),
    videos: of('video'),
    meta: pagingMeta(window, total)
  }
}
