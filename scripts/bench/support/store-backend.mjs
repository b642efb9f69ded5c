// The built backend on a store of its own, spoken to by the contracts.
import './read-typescript.mjs'

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { BACKEND, KEEPER } from '../../lib/build.mjs'
import { run } from '../../lib/command.mjs'
import { freePort } from '../../lib/ports.mjs'
import { startPostgres } from '../../lib/postgres.mjs'
import { cpuMs, megabytes } from './process-cost.mjs'
import { start, whenOpen } from './processes.mjs'

const { createTestClient } = await import('../../../examples/server/src/testing/test-client.ts')

const SEED_LIMIT_MS = 15 * 60_000

/** `store` is `embedded` or `postgresql`; the latter waits for its disk as in real life. */
export async function openStoreBackend(store, products) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  // No pictures are asked for.
  mkdirSync(join(dataDir, 'art'))
  writeFileSync(join(dataDir, 'art', '.complete'), '')
  const postgres = store === 'postgresql' ? await startPostgres() : undefined
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'on',
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
    SEED_PRODUCTS: String(products),
    RATE_LIMITS: 'off'
  }
  const backend = start([BACKEND], env)
  const url = `http://127.0.0.1:${port}`
  async function close() {
    await backend.stop()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await whenOpen(`${url}/health`, backend, SEED_LIMIT_MS)
  } catch (error) {
    await close()
    throw error
  }
  const pids = [backend.child.pid, ...(postgres ? [postgres.pid] : [])]
  const sum = measure => pids.reduce((total, pid) => total + measure(pid), 0)
  return {
    port,
    close,
    client: createTestClient({
      fetch: request => fetch(new Request(request.url.replace('http://backend.test', url), request))
    }),
    /** Of the backend and, if it has one, of its PostgreSQL. */
    cpuMs: () => sum(cpuMs),
    megabytes: () => sum(megabytes),
    keep: (...words) => run([process.execPath, KEEPER, ...words], { env })
  }
}
