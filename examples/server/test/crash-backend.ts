import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createTestClient, type TestClient } from '../src/testing/test-client.ts'
import { type BackendProcess, bundleBackend, freePort, skipArt } from './backend-process.ts'

/** A backend in a process of its own, which can be killed and started again on its folder. */
export interface CrashBackend {
  readonly dataDir: string
  readonly client: TestClient
  start(): Promise<void>
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts a second process on the same folder and returns how it ended. */
  intrude(): Promise<{ readonly code: number | null; readonly errors: string }>
  close(): Promise<void>
}

export async function createCrashBackend(): Promise<CrashBackend> {
  const program = await bundleBackend()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-crash-'))
  await skipArt(dataDir)
  const port = await freePort()
  let running: BackendProcess | undefined

  const run = (apiPort: number) =>
    program.start({ port: apiPort, DATABASE_URL: '', DATA_DIR: dataDir, SEED_PRODUCTS: 60 })

  async function stop(signal: 'SIGKILL' | 'SIGTERM') {
    const stopped = running
    running = undefined
    await stopped?.stop(signal)
  }

  return {
    dataDir,
    stop,
    client: createTestClient({ fetch: request => fetch(redirect(request, port)) }),
    async start() {
      running = run(port)
      await running.ready
    },
    async intrude() {
      const { child, output } = run(await freePort())
      await once(child, 'close')
      return { code: child.exitCode, errors: output() }
    },
    async close() {
      await stop('SIGKILL')
      await program.remove()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

const redirect = (request: Request, port: number) =>
  new Request(request.url.replace('http://backend.test', `http://127.0.0.1:${port}`), request)
