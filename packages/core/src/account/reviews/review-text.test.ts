import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '../../../fast-check-texts.ts'
import type { ReviewParams } from '../../entities/review.ts'
import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { emptyReviewForm, tidyReviewText, validateReview } from './review-text.ts'

const field = (code: ReviewParams['fields'][number]['code'], required = true) => ({
  code,
  title: '',
  required,
  minLength: code === 'text' ? 10 : 0,
  maxLength: code === 'text' ? 40 : 20,
  options: []
})

const fields = [field('rate'), field('fit', false), field('text'), field('city', false)]
const good = { ...emptyReviewForm(), rate: 5, text: 'Молнии целы, спинка держит форму' }

const errorsOf = (patch: object, asked = fields) =>
  validateReview({ ...good, ...patch }, { fields: asked })

test('a review with a rate and a text is good', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ fit: 'true', city: 'Тюмень' })).toEqual({})
})

test('an empty form names the missing rate and text only', () => {
  expect(validateReview(emptyReviewForm(), { fields })).toEqual({
    rate: 'Поставьте оценку',
    text: 'Поле не заполнено'
  })
})

test('what the shop does not ask for is not checked', () => {
  expect(errorsOf({ text: '', city: 'я'.repeat(100) }, [field('rate')])).toEqual({})
})

test.each([
  ['Хорошо', 'Не меньше 10 знаков'],
  ['   Хорошо     ', 'Не меньше 10 знаков'],
  ['я'.repeat(41), 'Не больше 40 знаков'],
  ['Всё есть на https://shop.example', 'Уберите из отзыва ссылки, телефоны и адреса почты'],
  ['Пишите на почту: me@example.ru', 'Уберите из отзыва ссылки, телефоны и адреса почты'],
  ['Звоните +7 (912) 345-67-89', 'Уберите из отзыва ссылки, телефоны и адреса почты'],
  ['Звоните 8 912 345 67 89', 'Уберите из отзыва ссылки, телефоны и адреса почты']
])('the text «%s» is refused: %s', (text, message) => {
  expect(errorsOf({ text })).toEqual({ text: message })
})

test.each([
  'Взяли рост 134, куплен 01.09.2025',
  'Стоит 3 490 рублей, дёшево',
  'Размер 8 800 мм ок'
])('the numbers of «%s» are no telephone', text => {
  expect(errorsOf({ text })).toEqual({})
})

test('lines stay, control characters and walls of empty lines go', () => {
  expect(tidyReviewText('  Рюкзак\u0000 лёгкий.\r\n\r\n\r\n\r\n\u202eБерём \t ещё\u200b ')).toBe(
    'Рюкзак лёгкий.\n\nБерём ещё'
  )
})

test('tidying twice is tidying once, and the work grows with the wall of text', () => {
  fc.assert(
    fc.property(anyText, text => {
      const tidy = tidyReviewText(text)
      expect(tidyReviewText(tidy)).toBe(tidy)
    })
  )
  const wall = ' \n'.repeat(50_000)
  expect(tidyReviewText(wall)).toBe('')
  expect(growth(tidyReviewText, ' \n')).toBeLessThan(LINEAR_MAX)
  const validate = (text: string) => validateReview({ ...good, text: `${text}я` }, { fields })
  expect(growth(validate, '8 ')).toBeLessThan(LINEAR_MAX)
})
