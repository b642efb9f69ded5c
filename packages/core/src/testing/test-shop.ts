import type { InitialState } from '../engine/initial-state.ts'
import { type ShopConfig, shopConfig } from '../platform/config.ts'
import { siteCookieNames } from '../platform/keys.ts'
import { createMemoryBrowser, type MemoryBrowser, type MemoryPlatform } from '../platform/memory.ts'
import { needKnown, needOneOf } from '../platform/near-name.ts'
import type { Platform } from '../platform/platform.ts'
import { guestSession } from '../session/session.ts'
import { createShop, type Shop } from '../shop/shop.ts'
import { demoConfiguration } from './demo-configuration.ts'
import type { FakeBasketOptions } from './fake-basket.ts'
import { createFakeNetwork } from './fake-network.ts'
import { createFakeServer, type FakeServer } from './fake-server.ts'
import type { FakeSockets } from './fake-sockets.ts'
import { createFaults, type Faults } from './faults.ts'
import { createRandomBytes } from './random.ts'
import { type TestScenario, testPeople } from './test-people.ts'

export interface TestShop extends Shop {
  readonly server: FakeServer
  /** Between the shop and its server. */
  readonly faults: Pick<Faults, 'add' | 'heal'>
  readonly browser: MemoryBrowser
  readonly platform: MemoryPlatform
  /** Takes the network away for so long, by the shop's clock; then it is there again. */
  offline(ms: number): void
  /** Moves the clock and lets everything that falls due come to its end. */
  advance(ms: number): Promise<void>
}

export interface TestShopOptions {
  /** Who opens the shop; a guest when it is left out. */
  readonly scenario?: TestScenario
  readonly server?: FakeServer
  readonly browser?: MemoryBrowser
  readonly config?: Partial<ShopConfig>
  readonly state?: InitialState
  readonly basket?: FakeBasketOptions
  readonly seed?: number
  /** Gives the tab live notifications. */
  readonly sockets?: FakeSockets
  readonly analytics?: Platform['analytics']
  /** Keys of the device. */
  readonly passkeys?: Platform['passkeys']
  /** Of the page that the shop starts on. */
  readonly path?: string
}

const OPTIONS = [
  ...(['scenario', 'server', 'browser', 'config', 'state', 'basket', 'seed', 'sockets'] as const),
  ...(['analytics', 'passkeys', 'path'] as const)
] satisfies (keyof TestShopOptions)[]

const TEST_SITE = 'penal'
const ROUNDS = 6

/**
 * A whole shop against a server in memory, on a clock that stands still.
 *
 * @example
 * ```ts
 * import { createTestShop } from '@vitrina/core/testing'
 *
 * const shop = createTestShop({ scenario: 'dealer' })
 * shop.basket.send({ type: 'line.set', key: 7, count: 2 })
 * await shop.advance(1000)
 *
 * shop.getState().basket.total?.price // → 900
 * shop.getState().session.priceRole // → 'dealer'
 * ```
 */
export function createTestShop(options: TestShopOptions = {}): TestShop {
  needKnown(options, 'createTestShop(options)', OPTIONS)
  const { browser = createMemoryBrowser(), seed = 1, scenario = 'guest' } = options
  needOneOf(scenario, 'createTestShop(options.scenario)', ['guest', ...Object.keys(testPeople)])
  const server = options.server ?? createFakeServer(options.basket)
  const faults = createFaults(server.fetch, browser.clock)
  const network = createFakeNetwork(faults.fetch, browser)
  const platform = browser.open({
    fetch: network.fetch,
    randomBytes: createRandomBytes(seed),
    ...(options.sockets && { connect: options.sockets.connect }),
    ...(options.analytics && { analytics: options.analytics }),
    ...(options.passkeys && { passkeys: options.passkeys }),
    path: options.path
  })
  const config = shopConfig({ siteName: TEST_SITE, ...options.config })
  const known = scenario === 'guest' ? {} : signedIn(scenario, { server, browser }, config.siteName)
  const shop = createShop(platform, config, { ...known, ...options.state })
  return {
    ...shop,
    server,
    faults,
    browser,
    platform,
    offline: network.offline,
    async advance(ms) {
      await settle()
      const end = browser.clock.now() + ms
      for (let next = browser.clock.nextIn(); next !== undefined; next = browser.clock.nextIn()) {
        if (browser.clock.now() + next > end) break
        browser.clock.advance(next)
        await settle()
      }
      browser.clock.advance(end - browser.clock.now())
      await settle()
    }
  }
}

/** The person's tokens are in the cookies; the page brings what the shop knows of him. */
function signedIn(
  scenario: Exclude<TestScenario, 'guest'>,
  { server, browser }: Pick<TestShop, 'server' | 'browser'>,
  siteName: string
): InitialState {
  const person = testPeople[scenario]
  const { access, refresh } = server.accounts.enrol(person)
  const names = siteCookieNames(siteName)
  browser.cookies.set(names.authToken, access)
  browser.cookies.set(names.refreshToken, refresh)
  const { profile } = person
  const { roles, priceRole } = profile
  return {
    configuration: { ...demoConfiguration, needToUseBonuses: true },
    session: guestSession({ signedIn: true, profile, roles, priceRole })
  }
}

/** Lets pending promises and the HTTP client's own zero timers run. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise<void>(done => setTimeout(done, 0))
  }
}
