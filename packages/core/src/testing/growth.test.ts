import { expect, test } from 'vitest'

import { growth, LINEAR_MAX } from './growth.ts'

test('tells work that grows with the square of a text from work that grows with it', () => {
  const linear = (text: string) => [...text].filter(sign => sign === 'б').length
  const quadratic = (text: string) => {
    let found = 0
    for (let start = 0; start < text.length; start += 40) {
      // Goes through the whole text each time.
      for (let at = 0; at < text.length; at += 10) found += text.charCodeAt(at) % 2
    }
    return found
  }

  expect(growth(linear, 'а')).toBeLessThan(LINEAR_MAX)
  expect(growth(quadratic, 'а')).toBeGreaterThan(LINEAR_MAX)
})
