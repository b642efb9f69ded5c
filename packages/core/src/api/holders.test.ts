import { expect, test } from 'vitest'

import { createHolders } from './holders.ts'

test('one may hold so many, another as many again', () => {
  const holders = createHolders(2)

  expect([holders.take('a'), holders.take('a'), holders.take('a')]).toEqual([true, true, false])
  expect(holders.take('b')).toBe(true)
})

test('what was given back may be taken again, and no more', () => {
  const holders = createHolders(1)
  holders.take('a')
  holders.give('a')
  holders.give('a')

  expect([holders.take('a'), holders.take('a')]).toEqual([true, false])
})
