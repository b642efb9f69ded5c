import { expect, test } from 'vitest'

import { growth, LINEAR_MAX } from './growth.ts'

test('tells work that grows with the square of a text from work that grows with it', () => {
  let steps = 0
  const grow = (stepsFor: (length: number) => number) =>
    growth(
      text => {
        steps += stepsFor(text.length)
      },
      'а',
      () => steps / 1000
    )

  expect(grow(length => length)).toBeCloseTo(1)
  expect(grow(length => length * Math.log2(length))).toBeLessThan(2)
  expect(grow(length => length ** 2)).toBeCloseTo(50)
  expect(grow(() => 1)).toBeLessThan(LINEAR_MAX)
})
