import { expect, test } from 'vitest'

import { readTown } from './town.ts'

test.each([
  ['  Санкт-Петербург ', 'Санкт-Петербург'],
  ['Ростов\u00a0на  Дону', 'Ростов на Дону'],
  ['', undefined],
  ['   ', undefined],
  ['<b>Пермь</b>', undefined],
  ['я'.repeat(101), undefined],
  [undefined, undefined]
])('%j is the town %j', (text, town) => {
  expect(readTown(text)).toBe(town)
})
