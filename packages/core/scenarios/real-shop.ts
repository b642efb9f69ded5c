import { expect, vi } from 'vitest'

import type { TestBackend } from '../../../examples/server/src/testing/test-backend.ts'
import { soon } from '../../../testing/limits.ts'
import { isUnsettled } from '../src/basket/basket-log.ts'
import { createShop, type Shop, shopConfig } from '../src/index.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { createRandomBytes } from '../src/testing/random.ts'

type Fetch = (request: Request) => Promise<Response>

interface RealShopOptions {
  /** Stands between the shop and the backend; carries every call when it is left out. */
  readonly network?: (request: Request, carry: Fetch) => Promise<Response>
}

let devices = 0
const ACCESS_LIFE_MS = 15 * 60_000

/** A tab, on a device of its own, of the published core whose network is the reference backend itself. */
export function openRealShop(backend: TestBackend, { network }: RealShopOptions = {}) {
  devices += 1
  const browser = createMemoryBrowser()
  const calls: string[] = []
  const carry: Fetch = async request => backend.app.fetch(request)
  const platform = {
    ...browser.open({
      randomBytes: createRandomBytes(devices),
      apiUrl: 'http://shop.test',
      async fetch(request) {
        calls.push(`${request.method} ${new URL(request.url).pathname}`)
        return network ? network(request, carry) : carry(request)
      }
    }),
    clock: {
      now: () => backend.clock.now().getTime(),
      setTimeout: (run: () => void, ms: number) => setTimeout(run, Math.min(ms, 20_000)),
      clearTimeout: (timer: unknown) => clearTimeout(Number(timer))
    }
  }
  const shop = createShop(platform, shopConfig({ siteName: 'penal' }))
  const outs: string[] = []
  shop.session.actor.on('session.signedOut', ({ reason }) => outs.push(reason))
  return {
    shop,
    browser,
    platform,
    /** Reasons of the sign-outs. */
    outs,
    countOf: (name: string) => calls.filter(call => call === name).length
  }
}

export const isMember = (shop: Shop) => shop.session.actor.getSnapshot().matches('member')

export async function signIn(shop: Shop, username = 'anna@example.ru', password = 'penal-anna') {
  shop.session.send({ type: 'signin.submit', form: { username, password } })
  await vi.waitFor(() => expect(shop.getState().session.profile?.email).toBe(username), soon)
  await settled(shop)
}

export const settled = (shop: Shop) =>
  vi.waitFor(() => expect(isUnsettled(shop.getState().basket)).toBe(false), soon)

/** Every access token known so far is too old from now on. */
export const outliveTokens = (backend: TestBackend) => backend.clock.advance(ACCESS_LIFE_MS + 1000)
