import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStore } from '../src/db/open.ts'
import { createPlace, type Place } from './backend-place.ts'
import { type BackendProgram, openProgram } from './backend-process.ts'

const PROCESSES = 4
const PRODUCTS = 60

let program: BackendProgram
let place: Place

beforeAll(async () => {
  program = await openProgram()
  place = await createPlace()
})

afterAll(async () => {
  await program.close()
  await place.remove()
})

/** What became of a process, and what it said. */
async function start() {
  try {
    const { output, stop } = await program.start({ ...place.settings, SEED_PRODUCTS: PRODUCTS })
    return { fate: 'open', output, stop }
  } catch (error) {
    const said = String(error).trim()
    return { fate: said.split('\n').at(-1), output: () => said, stop: () => undefined }
  }
}

test('four processes that start at once on an empty store fill it once, and kill -9 leaves it so', async () => {
  const started = await Promise.all(Array.from({ length: PROCESSES }, start))
  await Promise.all(started.map(({ stop }) => stop('SIGKILL')))

  const fates = started.map(({ fate }) => fate)
  expect(fates.filter(fate => fate === 'open')).toHaveLength(place.databaseUrl ? PROCESSES : 1)
  for (const fate of fates) expect(fate).toMatch(/^open$|: Папка данных \S+ занята процессом \d+: /)
  const filled = started.filter(({ output }) => output().includes(`Товаров: ${PRODUCTS}`))
  expect(filled).toHaveLength(1)
  const store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir })
  const { rows: applied } = await store.pool.query('select name from kysely_migration')
  const { rows: kept } = await store.pool.query('select count(*)::int as products from product')
  await store.close()
  expect(kept[0].products).toBeGreaterThanOrEqual(PRODUCTS)
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length)
  expect(applied.length).toBeGreaterThan(0)
})
