// A store of generated goods on either engine, with the backend on it, called without a socket.
import './read-typescript.mjs'

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { startPostgres } from '../../lib/postgres.mjs'
import { root } from '../../lib/workspace.mjs'
import { multiplyGoods } from './multiply-goods.mjs'
import { childrenOf } from './process-cost.mjs'

const { migrate } = await import('../../../examples/server/src/db/migrate.ts')
const { openStore } = await import('../../../examples/server/src/db/open.ts')
const { NO_LIMITS } = await import('../../../examples/server/src/http/limits.ts')
const { seedIfEmpty } = await import('../../../examples/server/src/seed/seed-if-empty.ts')
const { createTestBackend } = await import('../../../examples/server/src/testing/test-backend.ts')
const { readProductPaths, wholeCatalogue } = await import(
  '../../../packages/app/src/server/files/whole-catalogue.ts'
)
const { startSpool } = await import('../../../packages/app/src/server/files/spool.ts')
const { listCategories } = await import('../../../packages/core/src/contracts/index.ts')
const { ymlFeed } = await import('../../../packages/core/src/catalog/index.ts')

const KEPT = join(root, '.cache/bench')
const ANSWER_MS = 600_000
const MICROSECONDS = 1000
const NANOSECONDS = 1_000_000
const MEGABYTE = 1024 * 1024

/** `seconds` is how long its goods took to be generated; missing where they were there. */
export async function openScaleStore(name, { goods, base }) {
  const folder = join(KEPT, `${name}-${goods}`)
  mkdirSync(folder, { recursive: true })
  const postgres =
    name === 'postgresql' ? await startPostgres({ isCareless: true, keptIn: folder }) : undefined
  const store = await openStore({
    url: postgres?.url ?? '',
    dataDir: join(folder, 'embedded'),
    answerMs: ANSWER_MS
  })
  await migrate(store.db)
  const seconds = await fill(store.db, { goods, base })
  const backend = await createTestBackend({
    store,
    settings: { checkedAnswers: 0 },
    deps: { limits: NO_LIMITS, log: () => undefined }
  })
  return {
    db: store.db,
    /** Of its database; none of the embedded store, which is one process's own. */
    url: postgres?.url,
    seconds,
    cpuMs: () => ownCpuMs() + (postgres ? serverCpuMs(postgres.pid) : 0),
    backend: backend.call,
    call: (path, body) => call(backend.app, path, body),
    async close() {
      await backend.close()
      await postgres?.stop()
    }
  }
}

async function fill(db, { goods, base }) {
  const started = performance.now()
  await seedIfEmpty(db, Math.min(base, goods), () => undefined)
  const isFilled = await multiplyGoods(db, goods)
  return isFilled ? undefined : (performance.now() - started) / 1000
}

async function call(app, path, body) {
  const response = await app.request(path, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

function ownCpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROSECONDS
}

/** Processes of PostgreSQL have one thread each, whose time the kernel tells in nanoseconds. */
const serverCpuMs = pid => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ranMs(each), 0)

function ranMs(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS
  } catch {
    return 0 // It has ended.
  }
}

/** What the storefront makes of the whole catalogue: the addresses of its map, and its feed. `backend` asks a call of the contracts. */
export const filesOf = ({ backend }) => ({
  addresses: async () => (await readProductPaths(backend)).length,
  async feed() {
    const { data } = await backend(listCategories, {})
    const shop = { title: 'Пенал', origin: 'https://penal.example', priceRole: 'guest_opt', now: 0 }
    const spool = await startSpool(ymlFeed(shop, data, wholeCatalogue(backend)))
    let bytes = 0
    for await (const chunk of spool.read()) bytes += chunk.length
    return bytes / MEGABYTE
  }
})
