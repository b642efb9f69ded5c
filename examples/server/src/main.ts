import { setTimeout as wait } from 'node:timers/promises'

import { createApp } from './app.ts'
import { migrate } from './db/migrate.ts'
import { openStore } from './db/open.ts'
import { takeSecret } from './db/secret.ts'
import type { Store } from './db/store.ts'
import { createEntrance, type Entrance } from './entrance.ts'
import type { AppDeps } from './http/adapter.ts'
import { createLimits, NO_LIMITS } from './http/limits.ts'
import { logToStdout, outliveReaders } from './http/log.ts'
import type { Bus } from './http/ports.ts'
import { createProofCheck } from './http/proof.ts'
import { openControlSocket } from './keeper/control-socket.ts'
import { createReadBuild } from './keeper/served-build.ts'
import { type Listener, listen } from './listen.ts'
import { createLocalBus } from './live/bus.ts'
import { createGateway } from './live/gateway.ts'
import { createPostgresBus } from './live/postgres-bus.ts'
import { identify } from './modules/auth/identify.ts'
import { createPasswords } from './modules/auth/passwords.ts'
import { startBurning } from './modules/bonuses/burning.ts'
import { takeListing } from './modules/catalog/take-listing.ts'
import { startLetters } from './modules/letters/send-letters.ts'
import { composeOrderLetter } from './modules/order-letters/compose-order-letter.ts'
import { startEndingUnpaid } from './modules/orders/unpaid-orders.ts'
import { startRestockLetters } from './modules/restock/restock-letters.ts'
import { startSearchNotices } from './modules/search-notices/send-notices.ts'
import { createFileMailer } from './providers/mail/file-mailer.ts'
import { createFileTexter } from './providers/texts/file-texter.ts'
import { requireOwnShop } from './seed/require-own-shop.ts'
import { layOutArt, seedIfEmpty } from './seed/seed-if-empty.ts'
import { readSettings, type StartSettings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2))
  const entrance = createEntrance(logToStdout)
  // Before the store is ready: whoever comes is told so, and a taken port is no reason to wait.
  const listener = await listen(entrance, settings.port, {
    ...settings,
    ...(!settings.rateLimits && { connectionsMost: Infinity })
  })
  const store = await openStore({ url: settings.databaseUrl, dataDir: settings.dataDir })
  try {
    await migrate(store.db)
    await (settings.isDemo ? openDemo(store, settings) : requireOwnShop(store.db, say))
    const shop = await openShop(store, settings, { entrance, listener })
    say(`API: http://localhost:${settings.port} (${store.engine})`)
    stopOnSignal(shop, store)
  } catch (error) {
    await store.close()
    throw error
  }
}

async function openDemo({ db }: Store, { seedProducts, dataDir }: StartSettings): Promise<void> {
  await seedIfEmpty(db, seedProducts, say)
  await layOutArt(dataDir, say)
}

interface Entry {
  readonly entrance: Entrance
  readonly listener: Listener
}

async function openShop(
  store: Store,
  settings: StartSettings,
  { entrance, listener }: Entry
): Promise<Pick<Listener, 'close'>> {
  const leaving = new AbortController()
  const limits = settings.rateLimits ? createLimits(settings.databaseUrl) : NO_LIMITS
  const deps = {
    db: store.db,
    settings: { ...settings, secret: await takeSecret(store.db) },
    limits,
    live: await openBus(store, settings),
    passwords: createPasswords(),
    log: logToStdout,
    now: () => new Date(),
    random: Math.random,
    checkProof: createProofCheck({ required: settings.antiBot }),
    identify,
    leaving: leaving.signal
  }
  // Read before anybody waits for a list.
  await takeListing(store.db)
  const gateway = createGateway(deps)
  const socket = await openKeeperSocket(store, deps)
  const stopJobs = startJobs(deps)
  listener.server.on('upgrade', gateway.upgrade)
  entrance.open(createApp(deps).fetch)
  async function close() {
    entrance.leave()
    await wait(settings.drainMs)
    await stopJobs()
    await socket?.close()
    leaving.abort()
    // Open sockets would keep the server from ending; visitors connect to another instance.
    await gateway.close()
    await listener.close()
    await deps.live.close()
    await limits.close()
  }
  return { close }
}

/** What the shop does by itself; the function it returns ends it. */
function startJobs(deps: AppDeps): () => Promise<void> {
  const { dataDir, isDemo } = deps.settings
  const carriers = { mailer: createFileMailer(dataDir), texter: createFileTexter(dataDir) }
  const stopLetters = startLetters({ ...deps, ...carriers, composeOrder: composeOrderLetter })
  // The orders of the demo are as old as its story.
  const ending = isDemo ? [] : [startEndingUnpaid]
  const starts = [startRestockLetters, startBurning, startSearchNotices, ...ending]
  const stops = starts.map(startJob => startJob(deps))
  return () => {
    for (const stop of stops) stop()
    return stopLetters()
  }
}

/** PostgreSQL lets the keeper in by itself. */
const openKeeperSocket = ({ engine }: Store, deps: AppDeps) =>
  engine === 'embedded'
    ? openControlSocket({
        dataDir: deps.settings.dataDir,
        shop: { ...deps, servedBuild: createReadBuild(deps.settings.publicUrl) },
        log: deps.log
      })
    : undefined

async function openBus({ engine, pool }: Store, settings: StartSettings): Promise<Bus> {
  if (engine === 'embedded') return createLocalBus()
  return createPostgresBus({ pool, url: settings.listenUrl, log: logToStdout })
}

function stopOnSignal(shop: Pick<Listener, 'close'>, store: Store): void {
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    await shop.close()
    await store.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

outliveReaders()
start().catch(error => {
  const line = error instanceof StartFailure ? error.message : `Сервер не запустился: ${error}`
  process.stderr.write(`${line.replaceAll(/\s+/g, ' ').slice(0, 500)}\n`)
  process.exit(1)
})
