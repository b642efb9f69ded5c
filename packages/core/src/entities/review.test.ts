import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { withField, wrongFields } from '../testing/test-wire.ts'
import { formDefinition, formField, formType } from './form.ts'
import {
  review,
  reviewAverage,
  reviewCounts,
  reviewFit,
  reviewParams,
  reviewPermission,
  reviewType
} from './review.ts'
import { storedFile } from './stored-file.ts'
import { fileLimits, UPLOAD_MAX_BYTES, uploadTarget } from './upload-target.ts'

const written = {
  id: 'r-1',
  type: 'product',
  productId: 17,
  author: 'Марина К.',
  city: 'Тула',
  rate: 5,
  text: 'Сел как влитой.\nТкань плотная.',
  variant: 'тёмно-синий, 134',
  fit: 'true',
  files: [{ fileId: 'photo-1', kind: 'image', alt: 'Сарафан на девочке' }],
  answer: { text: 'Спасибо за отзыв!', createdAt: '2026-11-21T10:00:00.000Z' },
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'published'
}

test('a review is read letter by letter', () => {
  expect(review.parse(written)).toEqual(written)
})

test.each(Object.keys(written))('a review without %s is refused', field => {
  expect(wrongFields(review, { ...written, [field]: undefined })).toEqual([field])
})

test('a review of the shop has no product, no fit and perhaps no answer', () => {
  const ofShop = { ...written, type: 'shop', productId: null, fit: null, answer: null, files: [] }

  expect(wrongFields(review, ofShop)).toEqual([])
})

test('what reviews are about and how a size fits is chosen from few words', () => {
  expect(reviewType.options).toEqual(['product', 'shop'])
  expect(reviewFit.options).toEqual(['small', 'true', 'large'])
})

test.each(['moderation', 'published', 'rejected'])('a review may be in %s', status => {
  expect(wrongFields(review, { ...written, status })).toEqual([])
})

test('counts and means of reviews are whole', () => {
  expect(wrongFields(reviewCounts, {})).toEqual(['all', 'withFiles', 'rates', 'fits', 'sizes'])
  expect(wrongFields(reviewAverage, {})).toEqual(['rate', 'count', 'recommendPercent'])
  expect(reviewAverage.parse({ rate: 0, count: 0, recommendPercent: 0 })).toMatchObject({ rate: 0 })
})

test('the form of a review asks for rate, fit, text and city', () => {
  const field = { title: 'Оценка', required: true, minLength: 0, maxLength: 0, options: [] }
  const codes = ['rate', 'fit', 'text', 'city']
  const params = {
    fields: codes.map(code => ({ ...field, code })),
    files: { max: 10, extensions: ['jpg', 'mp4'] }
  }

  expect(reviewParams.parse(params)).toEqual(params)
  const fields = [...params.fields, { ...field, code: 'name' }]
  expect(reviewParams.parse({ ...params, fields })).toEqual(params)
})

test('a permission of §6 has allowPost and a message', () => {
  expect(wrongFields(reviewPermission, {})).toEqual(['allowPost', 'message', 'review'])
  expect(wrongFields(reviewPermission, { allowPost: true, message: '', review: null })).toEqual([])
})

test.each([
  ...['id', 'targetCode', 'kind', 'title', 'mediaType', 'size', 'width', 'height'],
  ...['createdAt', 'downloadUrl']
])('a file without %s is refused', field => {
  expect(wrongFields(storedFile, withField(fixtures.storedFile(), [field], undefined))).toEqual([
    field
  ])
})

test('a document has no width and no height', () => {
  const bill = fixtures.storedFile({ kind: 'document', width: null, height: null })

  expect(wrongFields(storedFile, bill)).toEqual([])
})

test.each([
  ['review', ['picture', 'video'], 10, true],
  ['refund', ['picture', 'video', 'document'], 10, true],
  ['form', ['picture', 'document'], 5, false],
  ['image', ['picture'], 10, false]
])('for «%s» people send %j, %i files at most, an account needed: %s', (code, ...rules) => {
  const target = uploadTarget(code)

  expect([target?.kinds, target?.maxFiles, target?.signedIn]).toEqual(rules)
})

test.each(['', 'Review', 'toString', '__proto__'])('nothing is sent for «%s»', code => {
  expect(uploadTarget(code)).toBeUndefined()
})

test('no upload is larger than a video may be', () => {
  expect(UPLOAD_MAX_BYTES).toBe(52_428_800)
  expect(Math.max(...Object.values(fileLimits))).toBe(UPLOAD_MAX_BYTES)
})

test.each([
  ...['text', 'textarea', 'fullName', 'email', 'phone', 'inn', 'organisation', 'birthDate'],
  ...['number', 'select', 'radio', 'checkboxes', 'checkbox', 'file']
] as const)('a field of a form may be of the type %s', type => {
  expect(wrongFields(formField, fixtures.formField({ type }))).toEqual([])
})

test.each([
  ...['code', 'type', 'label', 'placeholder', 'hint', 'isRequired', 'requiredFor'],
  ...['autocomplete', 'maxLength', 'min', 'max', 'options', 'targetCode', 'maxFiles']
])('a field of a form without %s is refused', field => {
  expect(wrongFields(formField, withField(fixtures.formField(), [field], undefined))).toEqual([
    field
  ])
})

test('a field without limits of its own says so by null', () => {
  const free = fixtures.formField({ maxLength: null, min: null, max: null })

  expect(wrongFields(formField, free)).toEqual([])
})

test('a form has a button, a consent and its fields; a kind has its forms', () => {
  expect(wrongFields(formDefinition, {})).toEqual([
    ...['id', 'typeId', 'title', 'description', 'fields', 'submitText', 'consentText']
  ])
  expect(wrongFields(formType, {})).toEqual(['id', 'title', 'description', 'forms'])
})
