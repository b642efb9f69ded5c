import { expect, test } from 'vitest'

import { demoReviewParams } from '../testing/social-fixtures.ts'
import { reviewMessages } from './review.messages.ts'
import { filesLeft, reviewFailure, reviewFields, reviewRefusal } from './review-form.selectors.ts'
import { type ReviewAttachment, reviewBody, reviewFormState } from './review-form-state.ts'

const form = reviewFormState({ type: 'shop' })

const file = (key: string, state: ReviewAttachment['state'] = 'ready'): ReviewAttachment => ({
  ...{ key, name: `${key}.jpg`, state, message: '' },
  fileId: state === 'ready' ? `file-${key}` : ''
})

test('while nobody knows whether a visitor may write, he is not refused', () => {
  const permission = { allowPost: false, message: 'Отзыв уже есть', review: null }

  expect([reviewRefusal(form), reviewFields(form), reviewFailure(form)]).toEqual(['', [], ''])
  expect(reviewRefusal({ ...form, permission })).toBe('Отзыв уже есть')
  expect(reviewRefusal({ ...form, permission: { ...permission, allowPost: true } })).toBe('')
})

test('a file on its way takes a place, one that failed gives it back', () => {
  const asked = { ...form, params: demoReviewParams() }

  expect(filesLeft(form)).toBe(0)
  expect(filesLeft(asked)).toBe(2)
  expect(filesLeft({ ...asked, files: [file('a', 'uploading'), file('b', 'failed')] })).toBe(1)
  expect(filesLeft({ ...asked, files: [file('a'), file('b'), file('c')] })).toBe(0)
})

test('a review is sent with the files that are there, and without a fit that nobody chose', () => {
  const files = [file('a'), file('b', 'failed'), file('c')]
  const body = reviewBody({ ...form, files })

  expect(body).toEqual({
    ...{ type: 'shop', rate: 0, fit: null, text: '', city: '' },
    fileIds: ['file-a', 'file-c']
  })
  expect(reviewBody({ ...form, form: { ...form.form, fit: 'true' } }).fit).toBe('true')
})

test.each([
  [reviewMessages.textShort(1), 'Не меньше 1 знака'],
  [reviewMessages.textShort(10), 'Не меньше 10 знаков'],
  [reviewMessages.textLong(21), 'Не больше 21 знака'],
  [reviewMessages.textLong(2000), 'Не больше 2000 знаков'],
  [reviewMessages.tooManyFiles(1), 'Можно приложить не больше 1 файла'],
  [reviewMessages.tooManyFiles(5), 'Можно приложить не больше 5 файлов']
])('a limit is told in right Russian: «%s»', (text, told) => {
  expect(text).toBe(told)
})
