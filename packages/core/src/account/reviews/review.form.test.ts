import { expect, test } from 'vitest'

import { uploadFile } from '../../contracts/file.ts'
import { uploadImage } from '../../contracts/image-uploader.ts'
import { createReview } from '../../contracts/reviews.ts'
import { fileMessages } from '../../forms/files.messages.ts'
import { fieldView, formThanks, shownErrors } from '../../forms/form.view.ts'
import { openForm } from '../../forms/open-form.ts'
import { ApiError } from '../../platform/api-error.ts'
import { demoReview, demoReviewParams } from '../../testing/social-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { reviewForm } from './review.form.ts'
import { reviewMessages } from './review.messages.ts'

const subject = { type: 'product', productId: 1 } as const
const TEXT = 'Молнии целы, спинка не продавилась.'
const storedFile = {
  ...{ id: 'film-1', targetCode: 'review', kind: 'video', title: 'рюкзак.mp4', size: 4 },
  ...{ mediaType: 'video/mp4', width: null, height: null, createdAt: '2026-07-01T09:00:00.000Z' },
  downloadUrl: '/file/v1/download'
}

/** The form as a screen opens it, in a shop whose server takes the review. */
async function open() {
  const shop = createTestShop({ scenario: 'member' })
  shop.server.on(createReview, () => ({ review: demoReview(), message: 'Спасибо!' }))
  shop.server.on(uploadImage, () => ({ fileId: 'file-1', width: 10, height: 10 }))
  shop.server.on(uploadFile, () => storedFile)
  const facts = { subject, params: demoReviewParams(), files: [] }
  const form = openForm(reviewForm, facts, await shop.service('sendReview'), shop.browser.clock)
  const write = () => form.send({ type: 'form.edit', values: { rate: 5, text: TEXT } })
  async function submit() {
    form.send({ type: 'form.submit' })
    await shop.advance(0)
  }
  return { shop, form, write, submit, errors: () => shownErrors(reviewForm, form.get()) }
}

const chosen = (key: string, type = 'image/jpeg') => ({
  ...{ key, name: 'рюкзак' },
  blob: new Blob(['data'], { type })
})

const place = { targetCode: 'review', max: 2 }

test('a buyer’s stars and words are sent, and the shop thanks', async () => {
  const { shop, form, write, submit } = await open()
  write()

  await submit()

  expect(formThanks(reviewForm, form.get())).toBe('Спасибо!')
  expect(shop.server.calls.at(-1)?.body).toEqual({
    ...{ ...subject, rate: 5, fit: null, text: TEXT, city: '', fileIds: [] }
  })
})

test('an empty form names its fields, and a mended field is named no more', async () => {
  const { shop, form, submit, errors } = await open()

  await submit()
  expect(errors()).toEqual({ rate: 'Поставьте оценку', text: 'Поле не заполнено' })
  form.send({ type: 'form.edit', values: { rate: 4, text: 'Да' } })

  expect(errors()).toEqual({ text: 'Не меньше 10 знаков' })
  expect(shop.server.countOf(createReview)).toBe(0)
})

test('a text that is too short is wrong at once, and told to readers after a pause', async () => {
  const { shop, form } = await open()
  const text = () => fieldView(reviewForm, form.get(), 'text')

  form.send({ type: 'form.edit', values: { text: 'Да' } })
  expect(text()).toMatchObject({ state: 'error', announced: false })
  await shop.advance(700)

  expect(text().announced).toBe(true)
})

test('a refusal of the server stands at its fields and loses no word', async () => {
  const { shop, form, write, submit, errors } = await open()
  const fieldErrors = { text: 'Уберите из отзыва ссылки' }
  shop.server.fail(createReview, () => {
    throw new ApiError({ message: 'Проверьте введённые данные', status: 422, fieldErrors })
  })
  write()

  await submit()

  expect(errors()).toEqual(fieldErrors)
  expect(form.get().values.text).toBe(TEXT)
})

test('a review waits for its photo and goes with it', async () => {
  const { shop, form, write, submit, errors } = await open()
  write()

  const uploading = (await shop.service('attachFile'))(form, chosen('a'), place)
  expect(errors()).toEqual({})
  form.send({ type: 'form.submit' })
  expect(errors()).toEqual({ fileIds: 'Дождитесь загрузки файлов или уберите их' })
  await uploading
  expect(errors()).toEqual({})
  await submit()

  expect(shop.server.calls.at(-1)?.body).toMatchObject({ fileIds: ['file-1'] })
})

test('pictures go by the uploader of pictures, a film by that of files', async () => {
  const { shop, form, write, submit } = await open()
  await (await shop.service('attachFile'))(form, chosen('a'), place)
  await (await shop.service('attachFile'))(form, chosen('b', 'video/mp4'), place)
  write()

  await submit()

  expect([shop.server.countOf(uploadImage), shop.server.countOf(uploadFile)]).toEqual([1, 1])
  expect(shop.server.calls.at(-1)?.body).toMatchObject({ fileIds: ['file-1', 'film-1'] })
})

test('one photo more than the shop takes stays at home', async () => {
  const { shop, form, write, submit } = await open()
  for (const key of ['a', 'b', 'c'])
    await (await shop.service('attachFile'))(form, chosen(key), place)
  write()

  await submit()

  expect(form.get().facts.files).toMatchObject([
    ...[{ state: 'ready' }, { state: 'ready' }],
    { state: 'failed', message: 'Можно приложить не больше 2 файлов' }
  ])
})

test.each([
  [reviewMessages.textShort(1), 'Не меньше 1 знака'],
  [reviewMessages.textShort(10), 'Не меньше 10 знаков'],
  [reviewMessages.textLong(21), 'Не больше 21 знака'],
  [fileMessages.tooManyAttached(1), 'Можно приложить не больше 1 файла'],
  [fileMessages.tooManyAttached(5), 'Можно приложить не больше 5 файлов']
])('a limit is told in right Russian: «%s»', (text, reported) => {
  expect(text).toBe(reported)
})
