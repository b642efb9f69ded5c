import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { openEmbedded } from '../../examples/server/src/db/open-embedded.ts'
import { layEmbeddedCopy } from '../../examples/server/src/testing/embedded-copy.ts'
import { ANSWER_MS, seededTemplate } from '../../examples/server/src/testing/store-template.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { TESTED } from './shop-process.ts'
import { untilAnswered, warmUp } from './warm-up.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** One process of a shop that a test may kill and start again. */
export interface Part {
  readonly start: () => Promise<void>
  /** Ends it at once; nothing in it can tidy up. */
  readonly kill: () => Promise<void>
  /** It is there and says nothing any more, until it goes on. */
  readonly pause: () => void
  readonly resume: () => void
}

export interface ShopProcesses {
  readonly url: string
  readonly apiUrl: string
  readonly dataFolder: string
  readonly backend: Part
  readonly storefront: { readonly replace: (program: string) => Promise<void> }
  readonly close: () => Promise<void>
}

/** As many as in the tests of the server, whose filled store is made by then. */
const PRODUCTS = 60

/** A shop of its own in two processes, so that one can fail while the other lives. */
export async function openShopProcesses(
  settings: Readonly<Record<string, string>> = {},
  { leastOrder }: { readonly leastOrder?: number } = {}
): Promise<ShopProcesses> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vitrina-parts-'))
  await layEmbeddedCopy(seededTemplate(PRODUCTS), dataFolder)
  if (leastOrder !== undefined) await setLeastOrder(dataFolder, leastOrder)
  const [port, apiPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    ...TESTED,
    ...settings,
    NODE_ENV: 'production',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataFolder
  }
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const url = `http://localhost:${port}`
  const backend = createProcess('examples/server/dist/main.js', env, `${apiUrl}/health`)
  const storefront = createProcess('packages/app/dist/server/main.js', env, `${url}/healthz`)
  await Promise.all([backend.start(), storefront.start()])
  await warmUp({ url, apiUrl })
  return {
    url,
    apiUrl,
    dataFolder,
    backend: {
      kill: backend.kill,
      pause: () => backend.signal('SIGSTOP'),
      resume: () => backend.signal('SIGCONT'),
      start: async () => {
        await backend.start()
        await warmUp({ url, apiUrl })
      }
    },
    storefront: {
      async replace(program) {
        await storefront.kill()
        await storefront.start(program)
      }
    },
    close: async () => {
      await Promise.all([backend.kill(), storefront.kill()])
      await rm(dataFolder, { recursive: true, force: true })
    }
  }
}

/** Rubles below which the shop takes no order: a setting of its store, written before it opens. */
async function setLeastOrder(dataFolder: string, leastOrder: number) {
  const { db, close } = await openEmbedded(dataFolder, ANSWER_MS)
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify(leastOrder) })
    .where('key', '=', 'shop.leastOrderFrom')
    .execute()
  await close()
}

interface Storefront {
  readonly url: string
  readonly close: Part['kill']
}

/** A further storefront, with settings of its own: `API_URL` names its backend, `PORT` a port instead of a free one. */
export async function openStorefront(
  settings: Readonly<Record<string, string>>
): Promise<Storefront> {
  const PORT = settings.PORT ?? String(await freePort())
  const env = { ...process.env, NODE_ENV: 'production', ...settings, PORT }
  const url = `http://localhost:${PORT}`
  const storefront = createProcess('packages/app/dist/server/main.js', env, `${url}/healthz`)
  await storefront.start()
  return { url, close: storefront.kill }
}

/** A storefront whose backend is not there. */
export const openLonelyStorefront = async () =>
  openStorefront({ API_PORT: String(await freePort()) })

function createProcess(script: string, env: NodeJS.ProcessEnv, health: string) {
  let child: ChildProcess | undefined
  return {
    async start(program = script) {
      const started = spawn(process.execPath, [program], { cwd: ROOT, env, stdio: 'ignore' })
      child = started
      await untilAnswered(health, { isWorth: () => started.exitCode === null })
    },
    signal(name: NodeJS.Signals) {
      child?.kill(name)
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const dying = child
      const gone = new Promise(resolve => dying.once('exit', resolve))
      dying.kill('SIGKILL')
      await gone
    }
  }
}
