import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { createTestClient, type TestClient } from '../src/testing/test-client.ts'

const BUNDLER = resolve('../../node_modules/.bin/tsup')
const PRODUCTS = '60'

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

/** Bundled once, so that twenty starts do not compile the sources twenty times. */
export async function createCrashBackend(): Promise<CrashBackend> {
  const program = resolve(`node_modules/.crash-${process.pid}`)
  await promisify(execFile)(BUNDLER, ['--out-dir', program, '--no-sourcemap'])
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-crash-'))
  // No pictures are asked for, so the drawings need not be laid out.
  await mkdir(join(dataDir, 'art'))
  await writeFile(join(dataDir, 'art', '.complete'), '')
  const port = await freePort()
  let running: ChildProcess | undefined

  const run = (apiPort: number) =>
    spawn(process.execPath, [join(program, 'main.js')], {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        API_PORT: String(apiPort),
        SEED_PRODUCTS: PRODUCTS,
        RATE_LIMITS: 'off'
      },
      stdio: ['ignore', 'pipe', 'pipe']
    })

  async function stop(signal: 'SIGKILL' | 'SIGTERM') {
    const stopped = running
    running = undefined
    if (stopped === undefined || stopped.exitCode !== null) return
    stopped.kill(signal)
    await once(stopped, 'exit')
  }

  return {
    dataDir,
    stop,
    client: createTestClient({
      fetch: request =>
        fetch(
          new Request(
            request.url.replace('http://backend.test', `http://127.0.0.1:${port}`),
            request
          )
        )
    }),
    async start() {
      const started = run(port)
      running = started
      let errors = ''
      started.stderr.on('data', chunk => {
        errors += chunk
      })
      await new Promise<void>((done, fail) => {
        started.stdout.on('data', chunk => {
          if (String(chunk).includes('API: http')) done()
        })
        started.once('exit', code => fail(new Error(`The backend ended with ${code}: ${errors}`)))
      })
    },
    async intrude() {
      const second = run(await freePort())
      let errors = ''
      second.stderr.on('data', chunk => {
        errors += chunk
      })
      await once(second, 'close')
      return { code: second.exitCode, errors }
    },
    async close() {
      await stop('SIGKILL')
      await rm(program, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('There is no free port')
}
