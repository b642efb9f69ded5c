import { expect, test } from 'vitest'

import { orderNumber } from './order-number.ts'

test.each([
  'П-200001',
  '200001',
  'п200001',
  'п 200001',
  ' № П-200001 ',
  'P-200001',
  'p200001',
  'Р-200001',
  'П\u2013200001',
  '\u200e#200\u00a0001',
  'g-200001'
])('«%s» is the number П-200001', typed => {
  expect(orderNumber(typed)).toBe('П-200001')
})

test.each([
  ['№ 1-024', '1-024'],
  ['з-200001', 'З-200001'],
  ['нет', 'НЕТ'],
  ['', '']
])('«%s» stays what it is', (typed, number) => {
  expect(orderNumber(typed)).toBe(number)
})
