// Starts the shop for a bench: the built backend and storefront on free ports, limits off.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { BACKEND, ensureBuilt, STOREFRONT } from '../../lib/build.mjs'
import { freePort } from '../../lib/ports.mjs'
import { Refusal } from '../../lib/script.mjs'
import { answers, startService } from '../../lib/service.mjs'
import { root } from '../../lib/workspace.mjs'

const OPEN_LIMIT_MS = 120_000
const REPLAY = fileURLToPath(new URL('serve-replay.mjs', import.meta.url))
/** Kept between benches: filling a shop takes longer than most of them. Each lane has its own. */
const DATA_DIR = join(root, `.cache/bench-shop${process.env.BENCH_LANE ?? ''}`)

/** Returns both addresses, the settings of the processes, their ids, and `close`; `settings` go before the usual ones. */
export async function openShop(settings = {}) {
  await ensureBuilt(console.error)
  const [port, apiPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'on',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR,
    RATE_LIMITS: 'off',
    ...settings
  }
  const backend = start([BACKEND], env)
  const storefront = start([STOREFRONT], env)
  const close = () => Promise.all([storefront.stop(), backend.stop()])
  try {
    await whenOpen(`http://127.0.0.1:${apiPort}/health`, backend)
    await whenOpen(`http://127.0.0.1:${port}/healthz`, storefront)
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    env,
    backendPid: backend.child.pid,
    storefrontPid: storefront.child.pid,
    close
  }
}

/**
 * Another storefront of the same shop, whose backend answers from memory: what is measured is the
 * storefront's own work. `nodeArgs` are for its process, which has an IPC channel.
 */
export async function openReplayed({ apiUrl, env }, { nodeArgs }) {
  const [port, replayPort] = [await freePort(), await freePort()]
  const replay = start([REPLAY, apiUrl, String(replayPort)], env)
  const storefront = start([...nodeArgs, STOREFRONT], {
    ...env,
    PORT: String(port),
    API_URL: `http://127.0.0.1:${replayPort}`
  })
  await whenOpen(`http://127.0.0.1:${port}/healthz`, storefront)
  return {
    url: `http://localhost:${port}`,
    storefront: storefront.child,
    close: () => Promise.all([storefront.stop(), replay.stop()])
  }
}

/** Serves `content` by a process of its own: `node <args> <file of the content> <port>`. */
export async function openFloor(args, content) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-bench-'))
  const file = join(folder, 'content')
  writeFileSync(file, content)
  const port = await freePort()
  const server = start([...args, file, String(port)], { ...process.env, NODE_ENV: 'production' })
  const url = `http://127.0.0.1:${port}/`
  await whenOpen(url, server)
  return {
    url,
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    }
  }
}

/** A node process of a bench. */
export const start = (args, env) =>
  startService({ title: args[0], command: [process.execPath, ...args], env, isWithUs: true })

/** Waits until the address answers, as long as its process lives. */
export async function whenOpen(address, service, limitMs = OPEN_LIMIT_MS) {
  if (await answers(address, service, AbortSignal.timeout(limitMs))) return
  const reason = await Promise.race([service.exited, ''])
  throw new Refusal(`${address} does not answer. ${reason}`)
}
