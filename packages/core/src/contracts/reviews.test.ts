import { expect, test } from 'vitest'

import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  readFrom,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import {
  countReviews,
  createReview,
  getReviewAverage,
  getReviewParams,
  getReviewPermission,
  listReviewFiles,
  listReviews,
  viewReviews
} from './reviews.ts'

const ofProduct = { type: 'product', productId: 17 } as const

const written = {
  ...ofProduct,
  rate: 5,
  fit: 'small' as const,
  text: 'Сарафан сел как влитой, ткань плотная.',
  city: 'Тула',
  fileIds: ['photo-1', 'photo-2'],
  website: ''
}

test.each<AskedRow>([
  [
    'reviews are listed with all their choices',
    'POST /reviews/v1',
    api =>
      api(listReviews, {
        body: {
          ...ofProduct,
          sort: 'best',
          rate: 5,
          withFiles: true,
          size: '134',
          page: 2,
          limit: 10
        }
      })
  ],
  [
    'reviews of the shop need no product',
    'POST /reviews/v1',
    api => api(listReviews, { body: { type: 'shop' } })
  ],
  [
    'the questions of a review are read',
    'GET /reviews/v1/params?type=product&productId=17',
    api => api(getReviewParams, { query: ofProduct })
  ],
  [
    'reviews are counted',
    'GET /reviews/v1/counts?type=shop',
    api => api(countReviews, { query: { type: 'shop', productId: undefined } })
  ],
  [
    'the mean rate is read',
    'GET /reviews/v1/avg?type=product&productId=17',
    api => api(getReviewAverage, { query: ofProduct })
  ],
  [
    'it is asked who may write',
    'GET /reviews/v1/perms?type=product&productId=17',
    api => api(getReviewPermission, { query: ofProduct })
  ],
  [
    'photos are read by page',
    'GET /reviews/v1/files?type=product&productId=17&page=1&limit=12',
    api => api(listReviewFiles, { query: { ...ofProduct, page: 1, limit: 12 } })
  ],
  [
    'all that a page says of reviews is read at once',
    'POST /reviews/v1/view',
    api => api(viewReviews, { body: { ...ofProduct, rate: 5, withFiles: true, page: 1, limit: 5 } })
  ],
  ['a review is written', 'POST /reviews/v1/new', api => api(createReview, { body: written })]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test('a fit that does not matter is null or not there', async () => {
  const none = await askedBy(api => api(createReview, { body: { ...written, fit: null } }))
  const absent = await askedBy(api => api(createReview, { body: { ...written, fit: undefined } }))

  expect(none.body).toMatchObject({ fit: null })
  expect(absent.body).not.toHaveProperty('fit')
})

test.each<InputRow>([
  ['reviews are about a product or the shop', listReviews.body, { type: 'brand' }, ['type']],
  ['what they are about has to be said', listReviews.body, {}, ['type']],
  ['the worst come first when asked for', listReviews.body, { type: 'shop', sort: 'worst' }, []],
  ['the loudest do not', listReviews.body, { type: 'shop', sort: 'loud' }, ['sort']],
  [
    'a product is a number from 1',
    listReviews.body,
    { type: 'product', productId: 0 },
    ['productId']
  ],
  [
    'a product in an address is digits',
    countReviews.query,
    { type: 'product', productId: '17' },
    []
  ],
  [
    'a product in a body is not',
    listReviews.body,
    { type: 'product', productId: '17' },
    ['productId']
  ],
  ['the least rate is 1', createReview.body, { ...written, rate: 1 }, []],
  ['0 is no rate', createReview.body, { ...written, rate: 0 }, ['rate']],
  ['neither is 6', createReview.body, { ...written, rate: 6 }, ['rate']],
  ['nor 4.5', createReview.body, { ...written, rate: 4.5 }, ['rate']],
  [
    'a review without a rate is refused',
    createReview.body,
    { ...written, rate: undefined },
    ['rate']
  ],
  ['a size fits in three ways', createReview.body, { ...written, fit: 'huge' }, ['fit']],
  [
    '20 files go with a review',
    createReview.body,
    { ...written, fileIds: Array(20).fill('f') },
    []
  ],
  ['21 do not', createReview.body, { ...written, fileIds: Array(21).fill('f') }, ['fileIds']],
  [
    'a review has 10 000 signs at most',
    createReview.body,
    { ...written, text: 'ы'.repeat(10_001) },
    ['text']
  ],
  ['an honest visitor needs no website', createReview.body, { ...written, website: undefined }, []],
  [
    'photos come 100 at once at most',
    listReviewFiles.query,
    { type: 'shop', limit: 101 },
    ['limit']
  ]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['POST /reviews/v1: data.0.author', undefined, listReviews],
  ['POST /reviews/v1: data.0.status', 7, listReviews],
  ['POST /reviews/v1: data.0.files.0.kind', 7, listReviews],
  ['POST /reviews/v1: meta.pages', undefined, listReviews],
  ['GET /reviews/v1/params: fields.0.code', 7, getReviewParams],
  ['GET /reviews/v1/params: files.max', '10', getReviewParams],
  ['GET /reviews/v1/counts: rates.0.count', undefined, countReviews],
  ['GET /reviews/v1/counts: fits.0.fit', 7, countReviews],
  ['GET /reviews/v1/avg: rate', '4,8', getReviewAverage],
  ['GET /reviews/v1/perms: allowPost', 'yes', getReviewPermission],
  ['GET /reviews/v1/perms: message', undefined, getReviewPermission],
  ['GET /reviews/v1/perms: review', undefined, getReviewPermission],
  ['GET /reviews/v1/files: images.0.fileId', undefined, listReviewFiles],
  ['GET /reviews/v1/files: videos', undefined, listReviewFiles],
  ['POST /reviews/v1/view: data.0.author', undefined, viewReviews],
  ['POST /reviews/v1/view: counts.all', undefined, viewReviews],
  ['POST /reviews/v1/view: average.rate', '4,8', viewReviews],
  ['POST /reviews/v1/view: permission.allowPost', undefined, viewReviews],
  ['POST /reviews/v1/view: params', undefined, viewReviews],
  ['POST /reviews/v1/new: review.createdAt', undefined, createReview],
  ['POST /reviews/v1/new: message', undefined, createReview]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test('who may not write is told why, and has written nothing', async () => {
  const refused = { allowPost: false, message: 'Отзыв можно оставить после покупки', review: null }
  const call = readFrom(api => api(getReviewPermission, { query: ofProduct }), refused)

  expect(await call).toEqual(refused)
})
