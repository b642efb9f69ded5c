import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSchoolInfo } from './profile.ts'

const school = { institute: 'Гимназия № 7', region: 'Тверская область', city: 'Тверь' }
const empty = { institute: '', region: '', city: '' }

test.each([
  [school, school],
  [JSON.stringify(school), school],
  [
    { institute: 'Гимназия № 7', city: 7 },
    { ...empty, institute: 'Гимназия № 7' }
  ],
  ['{"institute": "Гимн', empty],
  ['Гимназия', empty],
  [[], empty],
  [{}, empty],
  [null, null],
  [undefined, null],
  ['', null]
])('the school %j is read as %j', (input, read) => {
  expect(readSchoolInfo(input)).toEqual(read)
})

test('whatever an old account holds, its three fields are texts', () => {
  fc.assert(
    fc.property(fc.anything(), input => {
      const read = readSchoolInfo(input)
      if (read === null) return

      expect(Object.values(read).every(value => typeof value === 'string')).toBe(true)
    })
  )
})
