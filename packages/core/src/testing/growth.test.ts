import { expect, test } from 'vitest'

import { growth, LINEAR_MAX } from './growth.ts'

test('tells work that grows with the square of a text from work that grows with it', () => {
  const linear = (text: string) => [...text].filter(sign => sign === 'б').length
  const quadratic = (text: string) => {
    // Each of these searches goes through the whole text.
    for (let search = 0; search < text.length; search += 10) text.indexOf('б')
  }

  expect(growth(linear, 'а')).toBeLessThan(LINEAR_MAX)
  expect(growth(quadratic, 'а')).toBeGreaterThan(LINEAR_MAX)
})
