import { expect, test } from 'vitest'

import type { Subject } from '../store/subject.ts'
import { createTestShop } from '../testing/test-shop.ts'

const entries = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true })

const isSubject = (value: unknown): value is Subject<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'commands', 'start', 'after'].every(member => member in value)

test('every subject that has to reach the server has an engine', () => {
  const shop = createTestShop()
  const subjects = Object.values(entries).flatMap(entry => Object.values(entry).filter(isSubject))

  const asking = subjects.filter(({ needsShop }) => needsShop !== undefined)
  const idle = asking.filter(subject => shop.run(subject, subject.start()) === undefined)

  expect(asking.length).toBeGreaterThan(10)
  expect(idle.map(({ name }) => name)).toEqual([])
})
