import { expect, test } from 'vitest'

import { createRandomBytes } from '../testing/random.ts'
import { randomUuid } from './uuid.ts'

test('makes UUIDs of version 4, each one another', () => {
  const randomBytes = createRandomBytes(1)

  const made = Array.from({ length: 1000 }, () => randomUuid(randomBytes))

  expect(new Set(made).size).toBe(1000)
  for (const uuid of made) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})
