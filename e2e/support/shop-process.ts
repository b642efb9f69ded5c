import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { freePort } from '../../scripts/lib/ports.mjs'
import { LIMIT_MS } from '../../testing/limits.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** With `INSTANCES=3` the same suite meets three backends on one PostgreSQL. */
const SCRIPT = process.env.INSTANCES ? 'scripts/instances.mjs' : 'scripts/start.mjs'

/** What every shop of the tests is told. */
export const TESTED = {
  DEMO: 'on',
  DEV_LETTERS: 'on',
  // Tests name addresses of their visitors, as a proxy on this machine would.
  TRUSTED_HOPS: '127.0.0.0/8,::1',
  // A page drawn without what came late is right, and not what these tests are about.
  PART_WAIT_MS: '60000'
} as const

const untilOpen = (child: ChildProcess, output: () => string) =>
  new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output()}`))
    const timer = setTimeout(() => fail('The shop did not open in time.'), LIMIT_MS)
    child.once('exit', code => {
      clearTimeout(timer)
      fail(`The shop ended with code ${code} before it opened.`)
    })
    child.stdout?.on('data', () => {
      if (!output().includes('Магазин открыт')) return
      clearTimeout(timer)
      resolve()
    })
  })

const ended = (child: ChildProcess) =>
  child.exitCode !== null
    ? Promise.resolve()
    : new Promise<void>(resolve => child.once('exit', () => resolve()))

export interface ShopProcess {
  readonly url: string
  readonly apiUrl: string
  readonly dataFolder: string
  /** Everything the shop has printed so far. */
  readonly output: () => string
  readonly child: ChildProcess
  /** Asks for a clean end and waits for it. */
  readonly close: () => Promise<void>
  readonly removeData: () => Promise<void>
}

interface ShopSettings {
  readonly dataFolder?: string
  readonly port?: number
  readonly apiPort?: number
  /** Besides the usual. */
  readonly env?: Readonly<Record<string, string>>
}

/** Starts `npm start` on free ports with a data folder of its own. */
export async function openShop(settings: ShopSettings = {}): Promise<ShopProcess> {
  const port = settings.port ?? (await freePort())
  const apiPort = settings.apiPort ?? (await freePort())
  const dataFolder = settings.dataFolder ?? (await mkdtemp(join(tmpdir(), 'vitrina-e2e-')))
  const child = spawn(process.execPath, [SCRIPT], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...TESTED,
      ...settings.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataFolder
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
  })
  child.stderr.on('data', chunk => {
    text += chunk
  })
  await untilOpen(child, () => text)
  return {
    url: `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataFolder,
    output: () => text,
    child,
    close: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
    removeData: () => rm(dataFolder, { recursive: true, force: true })
  }
}
