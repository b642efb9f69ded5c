import { expect, test } from 'vitest'

import type { KeptLine } from '../../entities/kept-basket.ts'
import { keptQuestion } from './kept-question.view.ts'

const line = (changed: Partial<KeptLine> = {}): KeptLine => ({
  ...{ groupId: 7, setId: null, title: 'Пенал', count: 3, stock: 50 },
  ...{ paidPrice: 100, price: 100, ...changed }
})
const asked = (inBasket: number, changed?: Partial<KeptLine>) =>
  keptQuestion([line(changed)], { name: '5 «А»', inBasket, show: rubles => `${rubles} ₽` })

test('a basket as it was put aside comes into an empty one without a question', () => {
  expect(asked(0).isNeeded).toBe(false)
})

test('goods in the basket or a change since are asked about first', () => {
  expect(asked(2).isNeeded).toBe(true)
  expect(asked(0, { price: 120 }).isNeeded).toBe(true)
  expect(asked(0, { stock: 1 }).isNeeded).toBe(true)
})

test('a basket with goods may be added to or replaced', () => {
  expect(asked(2)).toEqual({
    title: 'Вернуть «5 «А»»',
    isNeeded: true,
    differences: [],
    text: 'В корзине уже 2 товара. Добавить отложенное к тому, что есть, или заменить?',
    answers: [
      { mode: 'add', label: 'Добавить' },
      { mode: 'replace', label: 'Заменить' }
    ]
  })
})

test('what has changed is told before the basket comes into an empty one', () => {
  const { differences, text, answers } = asked(0, { price: 120 })

  expect(differences).toEqual([{ id: '0', title: 'Пенал', words: ['было 100 ₽, стало 120 ₽'] }])
  expect(text).toBe('')
  expect(answers).toEqual([{ mode: 'add', label: 'Вернуть в корзину' }])
})

test('a basket of which nothing is left can only stay where it is', () => {
  const { text, answers } = asked(2, { stock: 0 })

  expect(text).toBe('Из этой корзины сейчас ничего нет в наличии.')
  expect(answers).toEqual([])
})
