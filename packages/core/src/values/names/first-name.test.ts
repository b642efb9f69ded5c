import { expect, test } from 'vitest'

import { firstName } from './first-name.ts'

test.each([
  ['Иванова Анна Петровна', 'Анна'],
  ['Иванова  Анна', 'Анна'],
  [' Анна ', 'Анна'],
  ['', ''],
  [undefined, '']
])('«%s» is spoken to as «%s»', (fio, name) => {
  expect(firstName(fio)).toBe(name)
})
