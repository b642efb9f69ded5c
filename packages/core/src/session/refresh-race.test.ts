import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { runsOf } from '../../../../testing/runs.ts'
import { shopConfig } from '../platform/config.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { createRandomBytes } from '../testing/random.ts'
import { createAuth } from './auth.ts'
import { createRefresh, createTokenStore } from './refresh.ts'
import { createSessionMachine } from './session.machine.ts'
import { guestSession } from './session.ts'

type Event = 'signOut' | 'refused' | 'otherTabRenews' | 'otherTabSignsIn'
const events = fc.array(
  fc.constantFrom<Event>('signOut', 'refused', 'otherTabRenews', 'otherTabSignsIn'),
  { minLength: 2, maxLength: 6 }
)

/** A member's tab whose every reading, refresh and event comes when the scheduler says. */
function createTab(scheduler: fc.Scheduler) {
  const browser = createMemoryBrowser()
  const platform = {
    ...browser.open({
      fetch: () => Promise.reject(new TypeError('No network in this test')),
      randomBytes: createRandomBytes(1)
    }),
    freshCookie: scheduler.scheduleFunction(async (name: string) => browser.cookies.get(name))
  }
  const config = shopConfig()
  const store = createTokenStore(platform, config)
  store.write({ access: 'a1', refresh: 'r1' })
  const sentDead: string[] = []
  const answer = scheduler.scheduleFunction(async (refresh: string) => ({
    access: `renewed-${refresh}`,
    refresh: `next-${refresh}`
  }))
  const callRefresh = (refresh: string) => {
    if (store.read() === undefined) sentDead.push(refresh)
    return answer(refresh)
  }
  const refresh = createRefresh({ platform, config, store, callRefresh })
  const never = () => Promise.reject(new Error('Nobody signs in here'))
  const session = createActor(
    createSessionMachine(
      {
        signIn: never,
        signUp: never,
        refresh,
        keep: store.write,
        forget: store.forget,
        claims: () => ({}),
        isCurrent: token => store.read()?.access === token,
        chooseCurrency: store.chooseCurrency
      },
      guestSession({ signedIn: true })
    ),
    { clock: platform.clock }
  ).start()
  return { store, session, sentDead, auth: createAuth(session, store) }
}

async function race(scheduler: fc.Scheduler, script: readonly Event[]) {
  const { store, session, sentDead, auth } = createTab(scheduler)
  let foreign: string | undefined
  let isSignedOut = false

  const play = (event: Event) => {
    if (event === 'signOut' && session.getSnapshot().matches('member')) {
      session.send({ type: 'signout.submit' })
      isSignedOut = true
      foreign = undefined
    }
    if (event === 'refused') {
      const token = auth.token()
      if (token !== undefined) auth.renew(token).catch(() => undefined)
    }
    if (event === 'otherTabRenews' && store.read() !== undefined) {
      foreign = 'other-access'
      store.write({ access: foreign, refresh: 'other-refresh' })
    }
    if (event === 'otherTabSignsIn' && isSignedOut) {
      foreign = 'new-access'
      store.write({ access: foreign, refresh: 'new-refresh' })
    }
  }
  scheduler.scheduleSequence(
    script.map((event, index) => ({ label: `${index} ${event}`, builder: async () => play(event) }))
  )
  await scheduler.waitAll()

  const last = store.read()?.access
  expect(sentDead).toEqual([])
  // Nothing comes after a sign-out but what another tab wrote after it.
  if (isSignedOut && foreign === undefined) expect(last).toBeUndefined()
  // Another tab's pair stays, or was renewed from its own refresh token.
  if (foreign !== undefined) {
    expect([foreign, 'renewed-other-refresh', 'renewed-new-refresh']).toContain(last)
  }
  if (isSignedOut) expect(auth.token()).toBeUndefined()
}

test('a sign-out wins over a refresh, and another tab’s tokens are never overwritten', async () => {
  const property = fc.asyncProperty(fc.scheduler(), events, race)

  await fc.assert(property, { numRuns: runsOf('sign-outs during a refresh') })
})
