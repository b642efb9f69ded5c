import { randomUUID } from 'node:crypto'
import {
  countReviews,
  createReview,
  getProfile,
  getReviewAverage,
  getReviewParams,
  getReviewPermission,
  listNotifications,
  listOwnReviews,
  listReviewFiles,
  listReviews,
  viewProduct,
  viewReviews
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { answerReview } from '../src/modules/reviews/answer-review.ts'
import { moderateReview } from '../src/modules/reviews/moderate-review.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { giveFile, handOver, placeOrder } from './review-shopper.ts'
import { createShopper, type Shopper } from './shopper.ts'

const TEXT = 'Молнии целы, спинка не продавилась. Берём такой же младшему.'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** A member who has received an order of the product. */
async function buyer(productId = 1): Promise<Shopper> {
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  await handOver(backend, await placeOrder(backend, { email, productId }))
  return shopper
}

const about = (productId: number, patch: object = {}) => ({
  body: { type: 'product' as const, productId, rate: 5, text: TEXT, ...patch }
})

const perms = (shopper: Shopper, productId = 1) =>
  shopper.call(getReviewPermission, { query: { type: 'product', productId } })

test('a buyer’s review is shown at once under a shortened name, with what was bought', async () => {
  const shopper = await buyer(36)
  const before = await shopper.call(countReviews, { query: { type: 'product', productId: 36 } })

  const { review, message } = await shopper.call(createReview, about(36, { rate: 4 }))

  expect(message).toBe('Спасибо! Отзыв опубликован')
  expect(review).toMatchObject({ author: 'Анна С.', rate: 4, text: TEXT, status: 'published' })
  expect(review.variant).not.toBe('')
  expect(await shown(shopper, { productId: 36, rate: 4 })).toContainEqual(review)
  const after = await shopper.call(countReviews, { query: { type: 'product', productId: 36 } })
  expect(after.all).toBe(before.all + 1)
})

test('an author finds all that he wrote with what became of it, and nobody else does', async () => {
  const author = await buyer(37)
  const { review } = await author.call(createReview, about(37))
  await answerReview(backend.db, { id: review.id, text: 'Спасибо!', now: backend.deps.now() })
  await moderateReview(backend.db, { id: review.id, status: 'rejected', now: backend.deps.now() })
  const { title } = await author.call(viewProduct, { query: { id: 37 } })

  const { data, meta } = await author.call(listOwnReviews, { query: {} })
  const stranger = await (await buyer(38)).call(listOwnReviews, { query: {} })

  expect(meta.total).toBe(1)
  expect(data[0]).toMatchObject({
    ...{ id: review.id, status: 'rejected', text: TEXT },
    ...{ answer: { text: 'Спасибо!' }, subject: { title } }
  })
  expect(data[0]?.subject.url).toMatch(/^\/catalog\/.+\/detail\//)
  expect(stranger.data).toEqual([])
})

test('whoever has not received the product may read only, and is told why', async () => {
  const guest = createShopper(backend)
  const member = createShopper(backend)
  const { email } = await member.signUp()
  await placeOrder(backend, { email, productId: 1 })

  expect(await perms(guest)).toEqual({
    allowPost: false,
    message: 'Войдите, чтобы оставить отзыв',
    review: null
  })
  expect(await perms(member)).toMatchObject({
    allowPost: false,
    message: 'Отзыв может оставить покупатель товара'
  })
  expect((await guest.refused(createReview, about(1))).status).toBe(401)
  expect(await member.refused(createReview, about(1))).toMatchObject({
    status: 403,
    message: 'Отзыв может оставить покупатель товара'
  })
})

test('a product is reviewed once; the same words again are the same review', async () => {
  const shopper = await buyer()
  expect(await perms(shopper)).toMatchObject({ allowPost: true })

  const first = await shopper.call(createReview, about(1))
  const again = await shopper.call(createReview, about(1))
  const other = await shopper.refused(
    createReview,
    about(1, { text: 'Другие слова, другой отзыв' })
  )

  expect(again).toEqual(first)
  expect(other).toMatchObject({ status: 409, message: 'Вы уже оставили отзыв' })
  expect(await perms(shopper)).toMatchObject({ allowPost: false, review: { id: first.review.id } })
})

test('twenty parallel posts of one author make one review', async () => {
  const shopper = await buyer(2)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shopper.call(createReview, about(2)))
  )
  const texts = await Promise.allSettled(
    Array.from({ length: 20 }, (_, nth) =>
      shopper.call(createReview, about(2, { text: `Отзыв номер ${nth}, уже другой` }))
    )
  )

  expect(new Set(answers.map(({ review }) => review.id)).size).toBe(1)
  expect(texts.filter(({ status }) => status === 'fulfilled')).toEqual([])
})

test('the catalogue’s rate is the mean of the published reviews, however many come at once', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer(3)))
  const rates = [5, 4, 3, 5, 1, 2]
  await Promise.all(
    buyers.map((shopper, nth) => shopper.call(createReview, about(3, { rate: rates[nth] ?? 5 })))
  )
  const query = { type: 'product' as const, productId: 3 }
  const guest = createShopper(backend)

  const average = await guest.call(getReviewAverage, { query })
  const product = await guest.call(viewProduct, { query: { id: 3 } })
  const counts = await guest.call(countReviews, { query })

  const reported = counts.rates.flatMap(({ rate, count }) => Array<number>(count).fill(rate))
  const mean = reported.reduce((sum, rate) => sum + rate, 0) / reported.length
  expect(reported.length).toBeGreaterThanOrEqual(6)
  expect(average).toMatchObject({ rate: Math.round(mean * 10) / 10, count: reported.length })
  expect(product).toMatchObject({ rating: average.rate, reviewsCount: reported.length })
  const listing = await backend.db
    .selectFrom('listing')
    .select('rating')
    .where('product_id', '=', 3)
    .executeTakeFirstOrThrow()
  expect(listing.rating).toBe(average.rate)
})

const verdict = (id: string, status: 'published' | 'rejected') => ({
  id,
  status,
  now: backend.deps.now(),
  live: backend.deps.live
})

const received = async (shopper: Shopper) =>
  (await shopper.call(listNotifications, { query: {} })).data
    .filter(({ typeCode }) => typeCode === 'review')
    .map(({ title }) => title)

test('the author hears what became of his review, and of the shop’s answer, each once', async () => {
  const shopper = await buyer(6)
  const { review } = await shopper.call(createReview, about(6))
  const { id } = review
  const answer = (text: string) =>
    answerReview(backend.db, { id, text, now: backend.deps.now(), live: backend.deps.live })

  backend.clock.advance(1000)
  await moderateReview(backend.db, verdict(id, 'rejected'))
  backend.clock.advance(1000)
  await moderateReview(backend.db, verdict(id, 'published'))
  await moderateReview(backend.db, verdict(id, 'published'))
  backend.clock.advance(1000)
  await answer('Спасибо, что написали! ')
  await answer('Спасибо, что написали!')

  expect(await received(shopper)).toEqual([
    'Магазин ответил на ваш отзыв',
    'Ваш отзыв опубликован',
    'Отзыв не опубликован'
  ])
  const { data } = await shopper.call(listReviews, {
    body: { type: 'product', productId: 6, limit: 50 }
  })
  expect(data.find(found => found.id === id)?.answer).toMatchObject({
    text: 'Спасибо, что написали!'
  })
  await expect(answer('  ')).rejects.toThrow('Напишите ответ')
})

test('a rejected review leaves the rate and may be written again', async () => {
  const shopper = await buyer(4)
  const { review } = await shopper.call(createReview, about(4, { rate: 1 }))
  const query = { type: 'product' as const, productId: 4 }
  const before = await shopper.call(getReviewAverage, { query })

  await moderateReview(backend.db, verdict(review.id, 'rejected'))

  const after = await shopper.call(getReviewAverage, { query })
  expect(after.count).toBe(before.count - 1)
  expect(await perms(shopper, 4)).toMatchObject({ allowPost: true })
  expect((await shopper.call(createReview, about(4))).review.id).not.toBe(review.id)
})

test('a review with photos waits for the moderator, and only its author sees it', async () => {
  const shopper = await buyer(5)
  const email = await emailOf(shopper)
  const photo = await giveFile(backend, { email, kind: 'picture' })
  const body = about(5, { fileIds: [photo] })
  const list = { productId: 5, withFiles: true }
  const before = await shown(shopper, list)

  const { review, message } = await shopper.call(createReview, body)

  expect(message).toBe('Спасибо! Отзыв появится после проверки')
  expect(review.files).toEqual([{ fileId: photo, kind: 'image', alt: 'Фото к отзыву: Анна С.' }])
  expect(await perms(shopper, 5)).toMatchObject({
    message: 'Ваш отзыв на проверке',
    review: { status: 'moderation' }
  })
  expect(await shown(shopper, list)).toEqual(before)
  await moderateReview(backend.db, verdict(review.id, 'published'))
  expect(await shown(shopper, list)).toContainEqual({ ...review, status: 'published' })
  const files = await shopper.call(listReviewFiles, { query: { type: 'product', productId: 5 } })
  expect(files.images).toContainEqual({
    fileId: photo,
    alt: 'Фото к отзыву: Анна С.',
    reviewId: review.id
  })
})

test.each([
  [
    'another member’s photo',
    async () => giveFile(backend, { email: 'dealer@example.ru', kind: 'picture' })
  ],
  ['no file at all', async () => randomUUID()]
])('%s cannot be put to a review', async (_, file) => {
  const shopper = await buyer(6)

  const refusal = await shopper.refused(createReview, about(6, { fileIds: [await file()] }))

  expect(refusal.status).toBe(422)
  expect(refusal.errors).toEqual({ fileIds: 'Файл не найден. Загрузите его ещё раз' })
})

test('documents and too many files are refused', async () => {
  const shopper = await buyer(6)
  const email = await emailOf(shopper)
  const document = await giveFile(backend, { email, kind: 'document' })
  const six = Array.from({ length: 6 }, () => randomUUID())

  const wrong = await shopper.refused(createReview, about(6, { fileIds: [document] }))
  const many = await shopper.refused(createReview, about(6, { fileIds: six }))

  expect(wrong.errors).toEqual({ fileIds: 'К отзыву можно приложить только фото и видео' })
  expect(many.errors).toEqual({ fileIds: 'Можно приложить не больше 5 файлов' })
})

test('the text is kept as plain words, and contacts are refused', async () => {
  const shopper = await buyer(7)
  const text = '  <b>Лупа</b>\u0000 хорошая,\u202e\r\n\r\n\r\n\r\nвидно   муравья '

  const contacts = await shopper.refused(
    createReview,
    about(7, { text: 'Дешевле на https://other.example, берите там' })
  )
  const { review } = await shopper.call(
    createReview,
    about(7, { text: text.replace('\u0000', '') })
  )

  expect(contacts.errors).toEqual({ text: 'Уберите из отзыва ссылки, телефоны и адреса почты' })
  expect(review.text).toBe('<b>Лупа</b> хорошая,\n\nвидно муравья')
})

test('wrong fields are named, and a robot’s hidden field is not welcome', async () => {
  const shopper = await buyer(8)

  const short = await shopper.refused(createReview, about(8, { text: 'Да' }))
  const stars = await shopper.refused(createReview, about(8, { rate: 6 }))
  const robot = await shopper.refused(createReview, about(8, { website: 'https://x.example' }))

  expect(short).toMatchObject({ status: 422, errors: { text: 'Не меньше 10 знаков' } })
  expect(stars).toMatchObject({ status: 400, errors: { rate: 'Не больше 5' } })
  expect(robot).toMatchObject({ status: 422, message: 'Не удалось отправить отзыв' })
})

test('an author writes ten reviews a day', async () => {
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  for (let productId = 10; productId <= 20; productId += 1) {
    await handOver(backend, await placeOrder(backend, { email, productId }))
  }
  for (let productId = 10; productId < 20; productId += 1) {
    await shopper.call(createReview, about(productId))
  }

  const eleventh = await shopper.refused(createReview, about(20))

  expect(eleventh).toMatchObject({ status: 429 })
  expect(eleventh.message).toBe('Сегодня вы оставили много отзывов. Продолжите завтра')
  backend.clock.advance(25 * 3_600_000)
  shopper.signOut()
  await shopper.signIn(email)
  expect((await shopper.call(createReview, about(20))).review.rate).toBe(5)
})

test('a sixth try within a minute is too many', async () => {
  const limited = await createTestBackend()
  const shopper = createShopper(limited)
  await shopper.signUp()
  for (let nth = 0; nth < 5; nth += 1) await shopper.refused(createReview, about(1))

  const sixth = await shopper.refused(createReview, about(1))

  expect(sixth.status).toBe(429)
  expect(sixth.message).toMatch(/^Слишком много попыток/)
  await limited.close()
})

test('the shop is reviewed by whoever has received an order, once, with a city', async () => {
  const stranger = createShopper(backend)
  await stranger.signUp()
  const shopper = await buyer(9)
  const shop = { body: { type: 'shop' as const, rate: 5, text: TEXT, city: ' Тюмень ' } }

  const refusal = await stranger.refused(createReview, shop)
  const { review } = await shopper.call(createReview, shop)

  expect(refusal.message).toBe('Отзыв о магазине можно оставить после первого полученного заказа')
  expect(review).toMatchObject({ type: 'shop', productId: null, city: 'Тюмень', variant: '' })
  const { data } = await shopper.call(listReviews, { body: { type: 'shop', limit: 100 } })
  expect(data).toContainEqual(review)
  expect(data.every(({ type }) => type === 'shop')).toBe(true)
})

test('reviews are filtered by rate and size, sorted and paged', async () => {
  const guest = createShopper(backend)
  const all = await guest.call(listReviews, { body: { type: 'shop', sort: 'worst', limit: 100 } })
  const pages = await Promise.all(
    [1, 2, 3].map(page =>
      guest.call(listReviews, { body: { type: 'shop', sort: 'worst', limit: 5, page } })
    )
  )
  const counts = await guest.call(countReviews, { query: { type: 'shop' } })

  expect(pages.flatMap(({ data }) => data)).toEqual(all.data.slice(0, 15))
  expect(all.meta.total).toBe(counts.all)
  const rates = all.data.map(({ rate }) => rate)
  expect(rates).toEqual(rates.toSorted((left, right) => left - right))
  for (const { rate, count } of counts.rates) {
    const { meta } = await guest.call(listReviews, { body: { type: 'shop', rate } })
    expect(meta.total).toBe(count)
  }
  const { product_id } = await backend.db
    .selectFrom('review')
    .select('product_id')
    .where('product_id', 'is not', null)
    .groupBy('product_id')
    .orderBy(({ fn }) => fn.count('size').distinct(), 'desc')
    .executeTakeFirstOrThrow()
  const product = { type: 'product' as const, productId: product_id ?? 0 }
  const { sizes, all: ofProduct } = await guest.call(countReviews, { query: product })
  for (const { title, count } of sizes) {
    const { meta } = await guest.call(listReviews, { body: { ...product, size: title } })
    expect(meta.total).toBe(count)
    expect(count).toBeLessThan(ofProduct)
  }
  expect(sizes).not.toEqual([])
})

test('the form asks how a size fits where there are sizes, and for a city about the shop', async () => {
  const guest = createShopper(backend)
  const sized = await backend.db
    .selectFrom('product_group')
    .select('product_id')
    .where('size', 'is not', null)
    .executeTakeFirstOrThrow()
  const codes = async (query: { type: 'product' | 'shop'; productId?: number }) =>
    (await guest.call(getReviewParams, { query })).fields.map(({ code }) => code)

  expect(await codes({ type: 'product', productId: sized.product_id })).toEqual([
    'rate',
    'fit',
    'text'
  ])
  expect(await codes({ type: 'shop' })).toEqual(['rate', 'text', 'city'])
})

test('one call says what a page shows of reviews, as the calls for each piece do', async () => {
  const body = { type: 'product' as const, productId: 36, rate: 5, limit: 2 }
  const query = { type: 'product' as const, productId: 36 }
  const member = createShopper(backend)
  await member.signUp()

  for (const shopper of [createShopper(backend), member, await buyer(36)]) {
    const { counts, average, permission, params, ...list } = await shopper.call(viewReviews, {
      body
    })
    expect(list).toEqual(await shopper.call(listReviews, { body }))
    expect(counts).toEqual(await shopper.call(countReviews, { query }))
    expect(average).toEqual(await shopper.call(getReviewAverage, { query }))
    expect(permission).toEqual(await perms(shopper, 36))
    const form = await shopper.call(getReviewParams, { query })
    expect(params).toEqual(permission.allowPost ? form : null)
  }
  expect((await perms(await buyer(36), 36)).allowPost).toBe(true)
})

test('a product that is not there has no reviews, and one must be named', async () => {
  const guest = createShopper(backend)

  const unknown = await guest.refused(countReviews, {
    query: { type: 'product', productId: 999_999 }
  })
  const unnamed = await guest.refused(listReviews, { body: { type: 'product' } })

  expect([unknown.status, unknown.message]).toEqual([404, 'Товар не найден'])
  expect(unnamed).toMatchObject({ status: 400, errors: { productId: 'Укажите товар' } })
})

async function shown(shopper: Shopper, asked: { productId: number; rate?: number }) {
  const body = { type: 'product' as const, limit: 100, ...asked }
  return (await shopper.call(listReviews, { body })).data
}

const emailOf = async (shopper: Shopper) => (await shopper.call(getProfile, {})).email
