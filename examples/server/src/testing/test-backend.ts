import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultShopSettings, type ShopSettings } from '@vitrina/core/shop-file'
import type { Hono } from 'hono'

import { createApp } from '../app.ts'
import type { Store } from '../db/store.ts'
import type { AppDeps } from '../http/adapter.ts'
import { isLoopback } from '../http/address.ts'
import type { Settings } from '../http/call.ts'
import { createLimits } from '../http/limits.ts'
import type { LogLine } from '../http/log.ts'
import { createProofCheck } from '../http/proof.ts'
import { createLocalBus } from '../live/bus.ts'
import { identify } from '../modules/auth/identify.ts'
import { createPasswords } from '../modules/auth/passwords.ts'
import { type Carriers, sendLetters } from '../modules/letters/send-letters.ts'
import { composeOrderLetter } from '../modules/order-letters/compose-order-letter.ts'
import { createFileMailer } from '../providers/mail/file-mailer.ts'
import { createFileTexter } from '../providers/texts/file-texter.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { openSeededStore } from './test-store.ts'

const PRODUCTS = 60
/** A weekday in the school season. */
const START = '2025-08-20T09:00:00Z'
/** Tests of other things need not pay for passwords that are hard to guess. */
const WEAKEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export interface TestClock {
  now(): Date
  advance(ms: number): void
}

export interface TestBackend extends TestClient {
  readonly app: Hono
  readonly db: Store['db']
  readonly deps: AppDeps
  readonly clock: TestClock
  /** Every line the backend logged. */
  readonly log: readonly LogLine[]
  /** Sends what is due; each call that may write a letter is followed by it. */
  sendLetters(): Promise<void>
  close(): Promise<void>
}

interface TestOptions {
  readonly products?: number
  /** Another than the one made here, already filled; closed with the backend. */
  readonly store?: Store
  /** Where visitors come: letters and banks lead back to it. */
  readonly publicUrl?: string
  readonly settings?: Partial<Settings>
  /** Fields of the shop file. */
  readonly shop?: Partial<ShopSettings>
  readonly deps?: Partial<AppDeps>
  /** Take letters to somewhere else than the data folder. */
  readonly carriers?: Partial<Carriers>
}

/** A whole backend in memory, migrated and seeded; one per test file is enough. */
export async function createTestBackend(options: TestOptions = {}): Promise<TestBackend> {
  const store = options.store ?? (await openSeededStore(options.products ?? PRODUCTS))
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-'))
  const clock = createClock()
  const log: LogLine[] = []
  const deps: AppDeps = {
    db: store.db,
    settings: {
      isDemo: true,
      publicUrl: options.publicUrl ?? 'http://shop.test',
      analyticsKey: '',
      mapsKey: '',
      dataDir,
      corsOrigins: [],
      // Tests name the addresses of their visitors.
      trustedHops: isLoopback,
      shop: { ...defaultShopSettings, ...options.shop },
      secret: 'secret of the tests, thirty-two bytes long',
      checkedAnswers: 1,
      ...options.settings
    },
    limits: createLimits(),
    live: createLocalBus(),
    passwords: createPasswords(WEAKEST),
    log: line => log.push(line),
    now: clock.now,
    random: () => 0.5,
    checkProof: createProofCheck({ required: false }),
    identify,
    ...options.deps
  }
  const app = createApp(deps)
  const carriers = { mailer: createFileMailer(dataDir), texter: createFileTexter(dataDir) }
  const send = () =>
    sendLetters({ ...deps, composeOrder: composeOrderLetter, ...carriers, ...options.carriers })
  sendAfterCalls(app, send)
  async function close() {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
    refuseLeaks(log)
  }
  return {
    ...{ app, db: store.db, deps, clock, log, close },
    sendLetters: send,
    ...createTestClient(app)
  }
}

/** What a running shop does within a second of the answer. */
function sendAfterCalls(app: Hono, send: () => Promise<void>): void {
  const { fetch } = app
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    if (request.method !== 'GET') await send()
    return response
  }
}

/** What visitors of the tests type and carry; no line of any test may have it (S4). */
const LEAK =
  /@[\w-]+\.(?:ru|example)|\+7 ?\(|Bearer |eyJ[\w-]{8,}\.|пароль-|penal-(?:anna|school|dealer)|"route":"[^"]*\?/i

function refuseLeaks(log: readonly LogLine[]): void {
  const leak = log.map(line => JSON.stringify(line)).find(line => LEAK.test(line))
  if (leak !== undefined) throw new Error(`The log tells what it must not: ${leak}`)
}

function createClock(): TestClock {
  let time = Date.parse(START)
  return {
    now: () => new Date(time),
    advance: ms => {
      time += ms
    }
  }
}
