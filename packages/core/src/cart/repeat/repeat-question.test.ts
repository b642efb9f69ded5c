import { expect, test } from 'vitest'

import { orderQuestion } from './repeat-question.view.ts'

const line = { title: 'Пенал «Кит»', count: 3, stock: 9, paidPrice: 490, price: 490 }
const asked = (...changed: Partial<typeof line>[]) =>
  orderQuestion(
    changed.map(other => ({ ...line, ...other })),
    rubles => `${rubles} ₽`
  )

test('an order that is as it was is repeated without a question', () => {
  expect(asked({}, {}).isNeeded).toBe(false)
})

test('what is another than in the order is told, and its goods come to those in the basket', () => {
  expect(asked({}, { title: 'Глобус', stock: 1 })).toEqual({
    title: 'Повторить заказ',
    isNeeded: true,
    differences: [{ id: '1', title: 'Глобус', words: ['осталось 1 из 3'] }],
    text: '',
    answers: [{ mode: 'add', label: 'Положить в корзину' }]
  })
})

test('an order of which nothing is left offers nothing to put into the basket', () => {
  const { isNeeded, text, answers } = asked({ stock: 0 }, { stock: 0 })

  expect(isNeeded).toBe(true)
  expect(text).toBe('Из этого заказа сейчас ничего нет в наличии.')
  expect(answers).toEqual([])
})
