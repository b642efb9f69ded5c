import { type ShopConfig, shopConfig } from '../config/config.ts'
import { createMemoryBrowser, type MemoryBrowser, type MemoryPlatform } from '../platform/memory.ts'
import { createShop, type KnownState, type Shop } from '../shop.ts'
import type { FakeBasketOptions } from './fake-basket.ts'
import { createFakeServer, type FakeServer } from './fake-server.ts'
import type { FakeSockets } from './fake-sockets.ts'
import { createRandomBytes } from './random.ts'

export interface TestShop extends Shop {
  readonly server: FakeServer
  readonly browser: MemoryBrowser
  readonly platform: MemoryPlatform
  /** Moves the clock and lets everything that falls due come to its end. */
  advance(ms: number): Promise<void>
}

export interface TestShopOptions {
  readonly server?: FakeServer
  readonly browser?: MemoryBrowser
  readonly config?: Partial<ShopConfig>
  readonly state?: KnownState
  readonly basket?: FakeBasketOptions
  readonly seed?: number
  /** Gives the tab live notifications. */
  readonly sockets?: FakeSockets
}

const TEST_SITE = 'penal'
const ROUNDS = 6

/** A whole shop against a server in memory, on a clock that stands still. */
export function createTestShop(options: TestShopOptions = {}): TestShop {
  const { browser = createMemoryBrowser(), seed = 1 } = options
  const server = options.server ?? createFakeServer(options.basket)
  const platform = browser.open({
    fetch: server.fetch,
    randomBytes: createRandomBytes(seed),
    ...(options.sockets && { connect: options.sockets.connect })
  })
  const config = shopConfig({ siteName: TEST_SITE, ...options.config })
  const shop = createShop(platform, config, options.state)
  return {
    ...shop,
    server,
    browser,
    platform,
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

/** Lets pending promises and the HTTP client's own zero timers run. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise<void>(done => setTimeout(done, 0))
  }
}
