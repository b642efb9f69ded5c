import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../../examples/server/src/db/in-transaction.ts'
import { NO_LIMITS } from '../../../examples/server/src/http/limits.ts'
import { startSession, type TokenPair } from '../../../examples/server/src/modules/auth/sessions.ts'
import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { runsOf } from '../../../testing/runs.ts'
import { getProfile } from '../src/contracts/index.ts'
import { createShop, shopConfig } from '../src/index.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { guestSession } from '../src/session/session.ts'
import { createRandomBytes } from '../src/testing/random.ts'
import { outliveTokens } from './real-shop.ts'

const device = { id: 'device', userAgent: 'Firefox' }
const SCHEDULES = runsOf('sign-outs on the real backend')
/** So many turns of others may pass before the visitor signs out. */
const PATIENCE_MAX = 8

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** A member's tab: every request and every answer waits for its turn. */
function openTab(turn: () => Promise<void>, tokens: TokenPair) {
  const browser = createMemoryBrowser()
  const dead: string[] = []
  const seen = { isOut: false, isRefreshing: false, dead }
  const platform = browser.open({
    randomBytes: createRandomBytes(1),
    apiUrl: 'http://shop.test',
    async fetch(request) {
      if (seen.isOut && request.headers.has('authorization')) dead.push(request.url)
      const isRefresh = request.url.endsWith('/users/v1/refresh')
      seen.isRefreshing ||= isRefresh
      await turn()
      const answer = await backend.app.fetch(request)
      await turn()
      if (isRefresh) seen.isRefreshing = false
      return answer
    }
  })
  browser.cookies.set('auth_tokenpenal', tokens.access)
  browser.cookies.set('refresh_tokenpenal', tokens.refresh)
  const config = shopConfig({ siteName: 'penal' })
  const shop = createShop(platform, config, { session: guestSession({ signedIn: true }) })
  return { shop, browser, seen }
}

/** Three calls with a dead token and a sign-out; returns whether it came during a refresh. */
async function race(scheduler: fc.Scheduler, patience: number, tokens: TokenPair) {
  const turn = () => scheduler.schedule(Promise.resolve())
  const { shop, browser, seen } = openTab(turn, tokens)
  const outs: string[] = []
  shop.session.actor.on('session.signedOut', ({ reason }) => outs.push(reason))
  const calls = Promise.allSettled([1, 2, 3].map(() => shop.api(getProfile, {})))
  const signOut = async () => {
    for (let waited = 0; waited <= patience; waited += 1) await turn()
    seen.isOut = true
    shop.session.send({ type: 'signout.submit' })
    return seen.isRefreshing
  }

  const meeting = signOut()
  await playOut(scheduler, calls)

  expect(outs).toEqual(['asked'])
  expect(seen.dead).toEqual([])
  expect(shop.session.actor.getSnapshot().matches('guest')).toBe(true)
  expect([...browser.cookies.keys()].filter(name => /auth|refresh/.test(name))).toEqual([])
  shop.stop()
  return meeting
}

async function playOut(scheduler: fc.Scheduler, calls: Promise<unknown>) {
  let isDone = false
  void calls.then(() => {
    isDone = true
  })
  while (!isDone || scheduler.count() > 0) {
    if (scheduler.count() > 0) await scheduler.waitOne()
    await new Promise<void>(done => setImmediate(done))
  }
}

test('a sign-out wins over a refresh in every schedule', async () => {
  const { db, deps, clock } = backend
  const anna = await db
    .selectFrom('app_user')
    .select(['id', 'price_role', 'roles'])
    .where('email', '=', 'anna@example.ru')
    .executeTakeFirstOrThrow()
  let met = 0
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.nat(PATIENCE_MAX),
    async (scheduler, patience) => {
      const signing = { secret: deps.settings.secret, now: clock.now() }
      const tokens = await inTransaction(db, trx => startSession(trx, anna, device, signing))
      outliveTokens(backend)
      if (await race(scheduler, patience, tokens)) met += 1
    }
  )

  await fc.assert(property, { numRuns: SCHEDULES })

  expect(met).toBeGreaterThan(0)
  console.info(`${met} of ${SCHEDULES} sign-outs came during a refresh`)
})
