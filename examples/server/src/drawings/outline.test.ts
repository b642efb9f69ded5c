import { expect, test } from 'vitest'

import { box, symmetric, wedge } from './outline.ts'

test('the left half of an outline is its right half in a mirror', () => {
  expect(symmetric('400 100 L 500 100 C 520 200 520 300 500 400 L 400 400')).toBe(
    'M400 100L500 100C520 200 520 300 500 400L400 400L300 400C280 300 280 200 300 100L400 100Z'
  )
})

test('a fold opens across its length', () => {
  expect(wedge(100, 100, 100, 300, 20)).toEqual({
    outline: 'M100 100L90 300L110 300Z',
    from: [90, 300],
    to: [110, 300]
  })
})

test('corners of a box are round when asked', () => {
  expect(box(0, 0, 10, 10)).toBe('M0 0H10V10H0Z')
  expect(box(0, 0, 10, 10, 2)).toContain('A2 2 0 0 1 10 2')
})
