import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { fixtures } from '../src/testing/entity-fixtures.ts'
import { readEntities } from './sources.ts'

const made = new Map<string, () => unknown>(Object.entries(fixtures))

test.each(await readEntities())('the fixture of $name keeps the schema', ({ name, schema }) => {
  const fixture = made.get(name)?.()

  expect(z.safeParse(schema, fixture)).toMatchObject({ success: true, data: fixture })
})
