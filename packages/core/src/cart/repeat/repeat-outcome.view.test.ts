import { expect, test } from 'vitest'

import { repeatOutcome } from './repeat-outcome.view.ts'

test('it is told how much of a repeated order lies in the basket', () => {
  expect(repeatOutcome({ added: 3, missing: [] })).toEqual({
    tone: 'good',
    added: 'В корзине 3 товара из заказа.',
    missing: ''
  })
})

test('it is told what of it could not be had, alone where that is all of it', () => {
  expect(repeatOutcome({ added: 0, missing: ['Пенал «Кит»', 'Ранец'] })).toEqual({
    tone: 'waiting',
    added: '',
    missing: 'Сейчас нет в наличии: Пенал «Кит»; Ранец'
  })
})
