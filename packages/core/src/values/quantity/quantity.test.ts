import fc from 'fast-check'
import { expect, test } from 'vitest'

import { growth, LINEAR_MAX } from '../../testing/growth.ts'
import { canDecrease, canIncrease, counterRules, enterQuantity, stepQuantity } from './quantity.ts'

test.each([
  ['5', { value: 5, text: '5' }],
  [' 5 ', { value: 5, text: '5' }],
  ['007', { value: 7, text: '7' }],
  ['', { value: 3, text: '' }],
  ['+', { value: 3, text: '+' }],
  ['-', { value: 3, text: '-' }],
  ['−', { value: 3, text: '−' }],
  ['-1', { value: 3, text: '3' }],
  ['1e3', { value: 3, text: '3' }],
  ['1.5', { value: 3, text: '3' }],
  ['две', { value: 3, text: '3' }],
  ['12а', { value: 3, text: '3' }],
  ['٣', { value: 3, text: '3' }],
  ['0', { value: 2, text: '2' }],
  ['1', { value: 2, text: '2' }],
  ['150', { value: 150, text: '150' }],
  ['151', { value: 150, text: '150', most: 150 }],
  ['1000', { value: 100, text: '100' }],
  ['99999', { value: 150, text: '150', most: 150 }]
])('typing %j over 3 with 2 to 150 allowed gives %j', (text, entry) => {
  expect(enterQuantity(text, 3, { min: 2, max: 150 })).toEqual(entry)
})

test('a disabled counter reverts', () => {
  const rules = { isDisabled: true }

  expect(enterQuantity('9', 3, rules)).toEqual({ value: 3, text: '3' })
  expect(enterQuantity('', 3, rules)).toEqual({ value: 3, text: '3' })
  expect(stepQuantity(3, 1, rules)).toBe(3)
})

test('a disabled counter has no step to make, whatever is left in stock', () => {
  const rules = { max: 3, isDisabled: true }

  expect([canDecrease(5, rules), canIncrease(0, rules)]).toEqual([false, false])
})

test('a quantity above what is left steps down to what is left', () => {
  expect([stepQuantity(5, -1, { max: 3 }), canIncrease(5, { max: 3 })]).toEqual([3, false])
})

test('a counter is drawn by its rules alone', () => {
  const { enter, step, canIncrease, canDecrease } = counterRules({ min: 0, max: 3 })

  expect(enter('9', 1)).toEqual({ value: 3, text: '3', most: 3 })
  expect([step(1, -1), step(3, 1)]).toEqual([0, 3])
  expect([canIncrease(3), canDecrease(0), canDecrease(3)]).toEqual([false, false, true])
})

test('three digits hold even when more is in stock', () => {
  expect(enterQuantity('1000', 1, { max: 5000 }).value).toBe(100)
  expect(stepQuantity(999, 1, { max: 5000 })).toBe(999)
})

test('the buttons stop at the ends', () => {
  const rules = { min: 1, max: 2 }

  expect(stepQuantity(1, 1, rules)).toBe(2)
  expect([canDecrease(1, rules), canIncrease(1, rules)]).toEqual([false, true])
  expect([canDecrease(2, rules), canIncrease(2, rules)]).toEqual([true, false])
})

test('nothing left in stock wins over the least quantity', () => {
  expect(enterQuantity('1', 1, { min: 1, max: 0 }).value).toBe(0)
})

test('whatever is typed, the quantity stays within its rules', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+-e.') }))
  fc.assert(
    fc.property(text, fc.integer(), fc.nat(999), fc.nat(999), (typed, last, one, other) => {
      const [min, max] = one < other ? [one, other] : [other, one]

      const { value } = enterQuantity(typed, last, { min, max })

      expect(Number.isInteger(value)).toBe(true)
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThanOrEqual(max)
    })
  )
})

test('100 kB of digits are a quantity or none, by work that grows with their length', () => {
  expect(enterQuantity('9'.repeat(100_000), 1, {}).value).toBe(999)
  expect(enterQuantity(`${'9'.repeat(100_000)}x`, 1, {}).value).toBe(1)
  expect(growth(text => enterQuantity(`${text}x`, 1, {}), '9')).toBeLessThan(LINEAR_MAX)
})
