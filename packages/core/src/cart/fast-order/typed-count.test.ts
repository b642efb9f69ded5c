import { expect, test } from 'vitest'

import { readCount } from './typed-count.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['12 шт.', 12],
  ['12шт', 12],
  ['12 компл.', 12],
  ['x12', 12],
  ['х 12', 12],
  ['× 12 шт.', 12],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['12,00', 12],
  ['12.0', 12],
  ['007', 7]
])('%j are %d pieces', (text, pieces) => {
  expect(readCount(text)).toEqual({ pieces, isRounded: false })
})

test.each([
  ['2,5', 3],
  ['0.1', 1]
])('%j is rounded up to %d', (text, pieces) => {
  expect(readCount(text)).toEqual({ pieces, isRounded: true })
})

test.each(['', '0', '0,0', '-3', 'пять', '1e3', '5+5', '=5', '9999999999', '1,2,3'])(
  '%j is no quantity',
  text => {
    expect(readCount(text)).toBeUndefined()
  }
)
