import { expect, test } from 'vitest'

import { uploadImage } from '../../contracts/image-uploader.ts'
import { createReview, getReviewParams } from '../../contracts/reviews.ts'
import type { ReviewParams } from '../../entities/review.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { demoReviewParams } from '../../testing/social-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postedReview, postedSubject, postReview } from './posted-review.ts'

const TEXT = 'Молнии целы, спинка не продавилась.'
const fit: ReviewParams['fields'][number] = {
  ...{ code: 'fit', title: 'Размер', required: false, minLength: 0, maxLength: 0 },
  options: [{ code: 'true', title: 'В размер' }]
}
const asked = demoReviewParams()

const posted = (
  fields: Readonly<Record<string, string>>,
  params: ReviewParams = { ...asked, fields: [...asked.fields, fit] }
) => postedReview({ subject: { type: 'shop' }, params }, new URLSearchParams(fields))

test('a form without script says what the one with script says', () => {
  expect(posted({ rate: '4', text: TEXT, fit: 'true', city: 'Тула' }).body).toEqual({
    ...{ type: 'shop', rate: 4, fit: 'true', text: TEXT, city: 'Тула', fileIds: [] }
  })
  expect(posted({ rate: '4', text: TEXT, fit: '' }).body?.fit).toBeNull()
})

test('a fit that is not asked for says nothing', () => {
  expect(posted({ rate: '4', text: TEXT, fit: 'large' }).body?.fit).toBeNull()
  expect(posted({ rate: '4', text: TEXT, fit: 'true' }, asked).body?.fit).toBeNull()
})

test.each([
  [{ text: TEXT }, 'Поставьте оценку'],
  [{ rate: '6', text: TEXT }, 'Поставьте оценку'],
  [{ rate: '1e0.5', text: TEXT }, 'Поставьте оценку'],
  [{ rate: '5', text: 'Да' }, 'Не меньше 10 знаков']
])('%j is wrong in the words of the form with script', (fields, problem) => {
  expect(posted(fields).problem).toBe(problem)
})

test.each([
  ['', { type: 'shop' }],
  ['product=', { type: 'shop' }],
  ['product=x', { type: 'shop' }],
  ['product=-3', { type: 'shop' }],
  ['product=17', { type: 'product', productId: 17 }]
])('the form «%s» is about %j', (fields, subject) => {
  expect(postedSubject(new URLSearchParams(fields))).toEqual(subject)
})

const photo = new File(['рюкзак'], 'рюкзак.png', { type: 'image/png' })

/** Posts the form with a photo; tells where it leads or why it was refused, and what came of it. */
async function post(fields: Readonly<Record<string, string>>) {
  const { api, server } = createTestShop({ scenario: 'member' })
  const sent: unknown[] = []
  server.on(getReviewParams, () => asked)
  server.on(uploadImage, () => ({ fileId: 'f-1', width: 1, height: 1 }))
  server.on(createReview, ({ body }) => {
    sent.push(body)
    return { review: fixtures.review({}), message: 'Спасибо!' }
  })
  const answer = await postReview(api, new URLSearchParams(fields), [photo]).catch(
    ({ status }) => status
  )
  return { answer, kept: server.countOf(uploadImage), sent }
}

test('a form without script goes with its photo, and leads to the own reviews', async () => {
  expect(await post({ product: '17', rate: '4', text: TEXT })).toEqual({
    answer: '/user/profile/reviews',
    kept: 1,
    sent: [expect.objectContaining({ type: 'product', productId: 17, fileIds: ['f-1'] })]
  })
})

test('of a form without script that is wrong no photo is kept', async () => {
  expect(await post({ rate: '4', text: 'Да' })).toEqual({ answer: 422, kept: 0, sent: [] })
})
