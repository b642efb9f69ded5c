import { expect, test } from 'vitest'

import { deliveryRow, sumText, takenOff } from './sums.ts'

const roubles = { currency: { id: '1', code: 'RUB', sign: '₽', rate: 1 }, rate: 1 }
const euros = { currency: { id: '2', code: 'EUR', sign: '€', rate: 100 }, rate: 0.01 }

test('a sum is read in the currency of its visitor, and what is taken off with a minus', () => {
  const [bonuses] = takenOff('Бонусы', 250)

  expect(sumText({ title: 'Товары', rubles: 1290 }, roubles)).toBe('1\u00a0290\u00a0₽')
  expect(bonuses && sumText(bonuses, roubles)).toBe('−250\u00a0₽')
  expect(bonuses && sumText(bonuses, euros)).toBe('−2,50\u00a0€')
})

test('words stand in place of a sum that is none', () => {
  expect(sumText(deliveryRow(0), roubles)).toBe('бесплатно')
  expect(sumText(deliveryRow(290), roubles)).toBe('290\u00a0₽')
  expect(sumText(deliveryRow(undefined, 'не нужна'), roubles)).toBe('не нужна')
})

test('what takes nothing off has no row, not even by the noise of binary fractions', () => {
  expect(takenOff('Скидка', 0)).toEqual([])
  expect(takenOff('Скидка', 0.1 + 0.2 - 0.3)).toEqual([])
  expect(takenOff('Скидка', -5)).toEqual([])
})
