import { expect, test } from 'vitest'

import { uploadFile } from '../contracts/file.ts'
import { createReview, getReviewParams, getReviewPermission } from '../contracts/reviews.ts'
import { ApiError } from '../errors/api-error.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { demoReview, demoReviewParams } from '../testing/social-fixtures.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'
import { createReviewFormMachine } from './review-form.machine.ts'
import {
  filesLeft,
  reviewFailure,
  reviewFieldError,
  reviewRefusal
} from './review-form.selectors.ts'

const subject = { type: 'product', productId: 1 } as const
const TEXT = 'Молнии целы, спинка не продавилась.'
const allowed = { allowPost: true, message: 'Можно оставить отзыв', review: null }

/** A shop whose server lets the visitor write. */
function openShop(permission: object = allowed): TestShop {
  const shop = createTestShop()
  shop.server.on(getReviewParams, demoReviewParams)
  shop.server.on(getReviewPermission, () => permission)
  shop.server.on(createReview, () => ({ review: demoReview(), message: 'Спасибо!' }))
  shop.server.on(uploadFile, () => storedFile)
  return shop
}

const storedFile = {
  id: 'file-1',
  targetCode: 'review',
  kind: 'picture',
  title: 'рюкзак.jpg',
  mediaType: 'image/jpeg',
  size: 4,
  width: 10,
  height: 10,
  createdAt: '2026-07-01T09:00:00.000Z',
  downloadUrl: '/file/v1/download'
}

async function openForm(shop = openShop()) {
  const form = shop.createReviewForm(subject)
  await shop.advance(0)
  return { shop, form, context: () => form.getSnapshot().context }
}

test('a buyer’s stars and words are sent, and the thanks of the shop are kept', async () => {
  const { shop, form, context } = await openForm()
  const sent: string[] = []
  form.on('review.sent', ({ review }) => sent.push(review.id))
  form.send({ type: 'form.edit', form: { rate: 5, text: TEXT } })

  form.send({ type: 'review.send' })
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('sent')
  expect(context()).toMatchObject({ thanks: 'Спасибо!', review: { id: 'review-1' } })
  expect(sent).toEqual(['review-1'])
  const call = shop.server.calls.find(({ name }) => name === 'POST /reviews/v1/new')
  expect(call?.body).toEqual({ ...subject, rate: 5, fit: null, text: TEXT, city: '', fileIds: [] })
})

test('whoever may not write is told why, and asked again after he has signed in', async () => {
  const message = 'Войдите, чтобы оставить отзыв'
  const { shop, form, context } = await openForm(
    openShop({ allowPost: false, message, review: null })
  )
  expect(form.getSnapshot().value).toBe('forbidden')
  expect(reviewRefusal(context())).toBe(message)

  shop.server.on(getReviewPermission, () => allowed)
  shop.session.send({ type: 'signup.submit', form: signUpForm })
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('editing')
  expect(reviewRefusal(context())).toBe('')
})

test('an empty form names its fields, and a mended field is named no more', async () => {
  const { shop, form, context } = await openForm()

  form.send({ type: 'review.send' })
  expect(context().errors).toEqual({ rate: 'Поставьте оценку', text: 'Поле не заполнено' })
  form.send({ type: 'form.edit', form: { rate: 4, text: 'Да' } })

  expect(reviewFieldError(context(), 'rate')).toBe(undefined)
  expect(reviewFieldError(context(), 'text')).toBe('Не меньше 10 знаков')
  expect(context().attempt).toBe(1)
  expect(shop.server.countOf(createReview)).toBe(0)
})

test('a refusal of the server stands at its fields and loses no word', async () => {
  const { shop, form, context } = await openForm()
  shop.server.fail(createReview, () => {
    throw new ApiError({
      message: 'Проверьте введённые данные',
      status: 422,
      fieldErrors: { text: 'Уберите из отзыва ссылки' }
    })
  })
  form.send({ type: 'form.edit', form: { rate: 5, text: TEXT } })

  form.send({ type: 'review.send' })
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('editing')
  expect(reviewFailure(context())).toBe('Проверьте введённые данные')
  expect(context().errors).toEqual({ text: 'Уберите из отзыва ссылки' })
  expect(context().form.text).toBe(TEXT)
})

const photo = (key: string, type = 'image/jpeg') => ({
  key,
  name: 'рюкзак.jpg',
  blob: new Blob(['data'], { type })
})

test('a photo is uploaded and goes with the review', async () => {
  const { shop, form, context } = await openForm()
  form.send({ type: 'form.edit', form: { rate: 5, text: TEXT } })

  const uploading = shop.addReviewFile(form, photo('a'))
  form.send({ type: 'review.send' })
  expect(context().errors).toEqual({ fileIds: 'Дождитесь загрузки файлов или уберите их' })
  expect(filesLeft(context())).toBe(1)
  await uploading
  form.send({ type: 'review.send' })
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('sent')
  const call = shop.server.calls.find(({ name }) => name === 'POST /reviews/v1/new')
  expect(call?.body).toMatchObject({ fileIds: ['file-1'] })
})

test('a file that cannot be taken is told of, and may be taken away', async () => {
  const { shop, form, context } = await openForm()
  shop.server.fail(uploadFile, () => {
    throw new ApiError({ message: 'Файл повреждён', status: 422 })
  })

  await shop.addReviewFile(form, photo('wrong', 'text/html'))
  await shop.addReviewFile(form, photo('broken'))

  expect(context().files.map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(context().files[0]?.message).toMatch(/^Сюда подойдёт только/)
  expect(context().files[1]?.message).toBe('Файл повреждён')
  form.send({ type: 'file.removed', key: 'broken' })
  expect(context().files.map(({ key }) => key)).toEqual(['wrong'])
})

test('a photo that was taken away while it was uploaded stays away', async () => {
  const { shop, form, context } = await openForm()

  const uploading = shop.addReviewFile(form, photo('a'))
  form.send({ type: 'file.removed', key: 'a' })
  await uploading

  expect(context().files).toEqual([])
})

test('more photos than the shop takes are named before they are sent', async () => {
  const { shop, form, context } = await openForm()
  for (const key of ['a', 'b', 'c']) await shop.addReviewFile(form, photo(key))
  form.send({ type: 'form.edit', form: { rate: 5, text: TEXT } })

  form.send({ type: 'review.send' })

  expect(context().errors).toEqual({ fileIds: 'Можно приложить не больше 2 файлов' })
})

test('every state and transition of the form is reached', () => {
  const machine = createReviewFormMachine({ load: never, send: never }, subject)
  const rules = { params: demoReviewParams(), permission: allowed }
  const file = { key: 'a', name: 'a.jpg', state: 'ready', fileId: 'f', message: '' } as const

  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'form.edit', form: { rate: 5, text: TEXT } },
      { type: 'file.put', file },
      { type: 'file.removed', key: 'a' },
      { type: 'review.send' },
      { type: 'form.reload' },
      { type: 'xstate.done.actor.load', output: rules },
      {
        type: 'xstate.done.actor.load',
        output: { ...rules, permission: { ...allowed, allowPost: false } }
      },
      { type: 'xstate.error.actor.load', error: new ApiError() },
      { type: 'xstate.done.actor.send', output: { review: demoReview(), message: '' } },
      { type: 'xstate.error.actor.send', error: new ApiError() }
    ],
    contextKey: ({ attempt, ...context }) => context
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBe(1)
})

const never = () => new Promise<never>(() => undefined)

const signUpForm = {
  fio: 'Соколова Анна Игоревна',
  email: 'anna@example.ru',
  phone: '+7 (912) 345-67-89',
  password: 'пароль-42',
  accept: true
}
