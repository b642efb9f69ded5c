import type { ShopStore } from '@vitrina/core'
import {
  type LoadPageOptions,
  loadPage,
  type NamedPage,
  type PageAnswer,
  readMemberStates
} from '@vitrina/core/pages'
import { createMemoryBrowser, createMemoryClock } from '@vitrina/core/platform'
import type { RouteName } from '@vitrina/core/routes'
import { initialStates, readConfiguration } from '@vitrina/core/session'
import { createStore } from '@vitrina/core/store'
import {
  createFakeServer,
  createRandomBytes,
  createTestShop,
  type FakeServer,
  type TestScenario,
  type TestShop
} from '@vitrina/core/testing'

import { withPictures } from './goods-pictures.ts'

const TICK_MS = 50
/** The day of the orders and notifications that members have. */
const TODAY = Date.parse('2026-11-21T09:00:00.000Z')

interface SampleShopOptions {
  /** Answers what the shop in memory does not keep. */
  readonly serve?: (server: FakeServer) => void
  /** What lies in the basket, by groups. */
  readonly chosen?: readonly number[]
}

/** A shop in memory for somebody, with pictures, whose clock runs. */
export async function openSampleShop(scenario: TestScenario, options: SampleShopOptions = {}) {
  const shop = await openShop(scenario, options)
  const configuration = { ...(await readConfiguration(shop.platform)), needToUseBonuses: true }
  const state = { currencies: [], categories: [], ...shop.getState(), configuration }
  const { clock } = shop.browser
  const readings = { backend: shop.api, optional: <Result>(reading: Result) => reading }
  const ofMember = scenario === 'guest' ? {} : await readMemberStates(readings)
  const store: ShopStore = createStore({
    initial: { ...initialStates(state), ...ofMember },
    host: { clock, randomBytes: createRandomBytes(7) },
    loadShop: async () => shop
  })
  const { session } = state
  const page = createPageReader({ api: shop.api, session, site: { configuration }, now: clock.now })
  return { shop, store, page, configuration, session }
}

async function openShop(
  scenario: TestScenario,
  { serve, chosen = [] }: SampleShopOptions
): Promise<TestShop> {
  const server = createFakeServer()
  serve?.(server)
  const shop = createTestShop({
    scenario,
    browser: createMemoryBrowser(createMemoryClock(TODAY)),
    server: { ...server, fetch: withPictures(server.fetch) }
  })
  for (const key of chosen) shop.basket.send({ type: 'line.set', key, count: 1 })
  await shop.advance(1000)
  // The shop in memory has a clock that is moved by hand.
  setInterval(() => void shop.advance(TICK_MS), TICK_MS)
  return shop
}

/** Reads what the page of a front reads. */
const createPageReader =
  (visit: Pick<LoadPageOptions, 'api' | 'session' | 'site' | 'now'>) =>
  async <Name extends RouteName>(wanted: string | NamedPage<Name>) => {
    const answer = await loadPage<Name>(wanted, {
      ...{ ...visit, origin: location.origin, hasMenu: true },
      // Its texts are the kit's own.
      clean: html => html
    })
    return shown(answer)
  }

function shown<Name extends RouteName>(answer: PageAnswer<Name>) {
  if (answer.kind !== 'page') throw new Error(`There is no page: ${JSON.stringify(answer)}`)
  return answer
}
