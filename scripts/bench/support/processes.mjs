// Starts the shop for a bench: the built backend and storefront on free ports, limits off.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { BACKEND, ensureBuilt, STOREFRONT } from '../../lib/build.mjs'
import { freePort } from '../../lib/ports.mjs'
import { Refusal } from '../../lib/script.mjs'
import { root } from '../../lib/workspace.mjs'

const OPEN_LIMIT_MS = 120_000
const POLL_MS = 100
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
  const close = () => Promise.all([storefront, backend].map(end))
  try {
    await answers(`http://127.0.0.1:${apiPort}/health`, backend)
    await answers(`http://127.0.0.1:${port}/healthz`, storefront)
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
  await answers(`http://127.0.0.1:${port}/healthz`, storefront)
  return {
    url: `http://localhost:${port}`,
    storefront: storefront.child,
    close: () => Promise.all([storefront, replay].map(end))
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
  await answers(url, server)
  return {
    url,
    close: async () => {
      await end(server)
      rmSync(folder, { recursive: true })
    }
  }
}

/** Keeps what a bench opens one after the other; what was opened last is closed first. */
export function createKeeper() {
  const opened = []
  return {
    async keep(opening) {
      const thing = await opening
      opened.unshift(thing)
      return thing
    },
    async close() {
      for (const thing of opened) await thing.close()
    }
  }
}

/** Starts a node process that ends with `end`; its last words are kept for a failure. */
export function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc']
  })
  const started = { child, words: '' }
  child.stderr.setEncoding('utf8').on('data', chunk => {
    started.words = (started.words + chunk).slice(-2000)
  })
  return started
}

export async function end({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}

/** Waits until the address answers, as long as its process lives. */
export async function answers(address, started, limitMs = OPEN_LIMIT_MS) {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if (started.child.exitCode !== null || started.child.signalCode !== null) break
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await wait(POLL_MS)
  }
  throw new Refusal(`${address} does not answer. ${started.words.trim()}`)
}
