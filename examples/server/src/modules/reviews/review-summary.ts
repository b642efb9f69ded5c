import type {
  getReviewAverage as averageContract,
  countReviews as countContract,
  listReviewFiles as filesContract
} from '@vitrina/core/contracts'
import type { ReviewFit } from '@vitrina/core/entities'
import { sql } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { Handler } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { publishedReviewsOf, readSubject } from './review-subject.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

const RATES = [5, 4, 3, 2, 1]
const FITS: readonly ReviewFit[] = ['small', 'true', 'large']
const GOOD_RATE = 4
const FILES_ON_A_PAGE = 20

export const countReviews: Handler<typeof countContract> = async ({ query }, { db }) => {
  const published = publishedReviewsOf(db, await readSubject(db, query))
  const rows = await published
    .select(({ exists, selectFrom }) => [
      'rate',
      'fit',
      'size',
      exists(
        selectFrom('review_file').select('position').whereRef('review_id', '=', 'review.id')
      ).as('withFiles')
    ])
    .execute()
  const count = (isMeant: (row: (typeof rows)[number]) => unknown) => rows.filter(isMeant).length
  const sizes = [...new Set(rows.map(({ size }) => size))].filter(size => size !== '').sort(inOrder)
  return {
    all: rows.length,
    withFiles: count(row => row.withFiles),
    rates: RATES.map(rate => ({ rate, count: count(row => row.rate === rate) })),
    fits: rows.some(row => row.fit !== null)
      ? FITS.map(fit => ({ fit, title: messages.fits[fit], count: count(row => row.fit === fit) }))
      : [],
    sizes: sizes.map(title => ({ title, count: count(row => row.size === title) }))
  }
}

const inOrder = (left: string, right: string) => left.localeCompare(right, 'ru', { numeric: true })

export const getReviewAverage: Handler<typeof averageContract> = async ({ query }, { db }) => {
  const published = publishedReviewsOf(db, await readSubject(db, query))
  const { count, good, rate } = await published
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('rate', '>=', GOOD_RATE).as('good'),
      sql<number>`coalesce(round(avg(rate), 1), 0)::double precision`.as('rate')
    ])
    .executeTakeFirstOrThrow()
  return { rate, count, recommendPercent: count === 0 ? 0 : Math.round((good / count) * 100) }
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
