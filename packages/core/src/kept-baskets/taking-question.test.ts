import { expect, test } from 'vitest'

import type { KeptLine } from '../entities/kept-basket.ts'
import { isTakenAtOnce, takingQuestion } from './taking-question.view.ts'

const line = (changed: Partial<KeptLine> = {}): KeptLine => ({
  ...{ groupId: 7, setId: null, title: 'Пенал', count: 3, stock: 50 },
  ...{ paidPrice: 100, price: 100, ...changed }
})
const show = (rubles: number) => `${rubles} ₽`

test('a basket as it was put aside comes into an empty one without a question', () => {
  expect(isTakenAtOnce([line()], 0)).toBe(true)
})

test('goods in the basket or a change since are asked about first', () => {
  expect(isTakenAtOnce([line()], 2)).toBe(false)
  expect(isTakenAtOnce([line({ price: 120 })], 0)).toBe(false)
  expect(isTakenAtOnce([line({ stock: 1 })], 0)).toBe(false)
})

test('a basket with goods may be added to or replaced', () => {
  expect(takingQuestion([line()], 2, show)).toEqual({
    differences: [],
    text: 'В корзине уже 2 товара. Добавить к ним отложенное или заменить их?',
    answers: [
      { mode: 'add', label: 'Добавить' },
      { mode: 'replace', label: 'Заменить' }
    ]
  })
})

test('what has changed is told before the basket comes into an empty one', () => {
  const { differences, text, answers } = takingQuestion([line({ price: 120 })], 0, show)

  expect(differences).toEqual([{ title: 'Пенал', words: ['было 100 ₽, стало 120 ₽'] }])
  expect(text).toBe('')
  expect(answers).toEqual([{ mode: 'add', label: 'Вернуть в корзину' }])
})

test('a basket of which nothing is left can only stay where it is', () => {
  const { text, answers } = takingQuestion([line({ stock: 0 })], 2, show)

  expect(text).toBe('Из этой корзины сейчас ничего нет в наличии.')
  expect(answers).toEqual([])
})
