import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStore } from '../src/db/open.ts'
import { createDatabase, type TestDatabase } from '../src/testing/test-store.ts'
import {
  type BackendProcess,
  type BackendProgram,
  bundleBackend,
  freePort,
  skipArt
} from './backend-process.ts'

const PROCESSES = 4
const PRODUCTS = 60
const server = process.env.DATABASE_URL ?? ''

let program: BackendProgram
let dataDir: string
let database: TestDatabase | undefined
let started: readonly BackendProcess[] = []

beforeAll(async () => {
  program = await bundleBackend()
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-together-'))
  await skipArt(dataDir)
  database = server === '' ? undefined : await createDatabase(server)
})

afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop('SIGKILL')))
  await program.remove()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** What became of a process: it answers, or it ended and told why. */
const fateOf = ({ ready, output }: BackendProcess) =>
  ready.then(
    () => 'open',
    () => output().trim().split('\n').at(-1) ?? ''
  )

test('four processes that start at once on an empty store migrate and fill it once', async () => {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  started = ports.map(port =>
    program.start({
      port,
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      SEED_PRODUCTS: PRODUCTS
    })
  )

  const fates = await Promise.all(started.map(fateOf))
  await Promise.all(started.map(({ stop }) => stop('SIGTERM')))

  const open = fates.filter(fate => fate === 'open')
  expect(open).toHaveLength(database ? PROCESSES : 1)
  for (const fate of fates) expect(fate).toMatch(/^open$|^Папка данных \S+ занята процессом \d+: /)
  const filled = started.filter(({ output }) => output().includes(`Товаров: ${PRODUCTS}`))
  expect(filled).toHaveLength(1)
  const store = await openStore({ url: database?.url ?? '', dataDir })
  const { rows: applied } = await store.pool.query('select name from kysely_migration')
  await store.close()
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length)
  expect(applied.length).toBeGreaterThan(0)
})
