import { expect, test } from 'vitest'

import { repeatDifferences } from './repeat-question.view.ts'

const line = { title: 'Пенал «Кит»', count: 3, stock: 9, paidPrice: 490, price: 490 }
const wordsOf = (changed: Partial<typeof line>) =>
  repeatDifferences([{ ...line, ...changed }], rubles => `${rubles} ₽`).flatMap(
    ({ words }) => words
  )

test('what is as it was is not told', () => {
  expect(wordsOf({})).toEqual([])
})

test('what is no more, what there are fewer of and what costs another price is told', () => {
  expect(wordsOf({ stock: 0, price: 0 })).toEqual(['нет в наличии'])
  expect(wordsOf({ stock: 2 })).toEqual(['осталось 2 из 3'])
  expect(wordsOf({ price: 520.5 })).toEqual(['было 490 ₽, стало 520.5 ₽'])
  expect(wordsOf({ stock: 1, price: 450 })).toEqual(['осталось 1 из 3', 'было 490 ₽, стало 450 ₽'])
})

test('two things of one name stay two', () => {
  const gone = { ...line, stock: 0, price: 0 }
  const reported = repeatDifferences([line, gone, gone], rubles => `${rubles} ₽`)

  expect(reported.map(({ id }) => id)).toEqual(['1', '2'])
})
