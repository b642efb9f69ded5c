import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openEmbedded } from '../src/db/open-embedded.ts'

const STATEMENTS = 20
const ANSWER_MS = 60_000

test('while statements of the embedded store wait for each other, others are heard', async () => {
  const store = await openEmbedded('memory://', ANSWER_MS)
  let [turns, isOver] = [0, false]
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)

  await Promise.all(Array.from({ length: STATEMENTS }, () => sql`select 1`.execute(store.db)))
  isOver = true
  await store.close()

  expect(turns).toBeGreaterThanOrEqual(STATEMENTS)
})
