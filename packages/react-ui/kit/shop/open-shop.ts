import type { ShopStore } from '@vitrina/core'
import { loadPage, type NamedPage, type PageAnswer } from '@vitrina/core/pages'
import type { RouteName } from '@vitrina/core/routes'
import { initialStates, readConfiguration } from '@vitrina/core/session'
import { createStore } from '@vitrina/core/store'
import {
  createFakeServer,
  createRandomBytes,
  createTestShop,
  type FakeServer,
  type TestScenario
} from '@vitrina/core/testing'

import { withPictures } from './goods-pictures.ts'

const TICK_MS = 50

interface SampleShopOptions {
  /** Answers what the shop in memory does not keep. */
  readonly serve?: (server: FakeServer) => void
  /** What lies in the basket, by groups. */
  readonly chosen?: readonly number[]
}

/** A shop in memory for somebody, with pictures, whose clock runs. */
export async function openSampleShop(
  scenario: TestScenario,
  { serve, chosen = [] }: SampleShopOptions = {}
) {
  const server = createFakeServer()
  serve?.(server)
  const shop = createTestShop({
    scenario,
    server: { ...server, fetch: withPictures(server.fetch) }
  })
  for (const key of chosen) shop.basket.send({ type: 'line.set', key, count: 1 })
  await shop.advance(1000)
  // The shop in memory has a clock that is moved by hand.
  setInterval(() => void shop.advance(TICK_MS), TICK_MS)

  const configuration = { ...(await readConfiguration(shop.platform)), needToUseBonuses: true }
  const state = { currencies: [], categories: [], ...shop.getState(), configuration }
  const { clock } = shop.browser
  const store: ShopStore = createStore({
    initial: initialStates(state),
    host: { clock, randomBytes: createRandomBytes(7) },
    loadShop: async () => shop
  })

  /** What the page of a front reads. */
  async function page<Name extends RouteName>(wanted: string | NamedPage<Name>) {
    const answer = await loadPage<Name>(wanted, {
      ...{ api: shop.api, session: state.session, site: { configuration } },
      ...{ origin: location.origin, now: clock.now, hasMenu: true },
      // Its texts are the kit's own.
      clean: html => html
    })
    return shown(answer)
  }
  return { shop, store, page, configuration, session: state.session }
}

function shown<Name extends RouteName>(answer: PageAnswer<Name>) {
  if (answer.kind !== 'page') throw new Error(`There is no page: ${JSON.stringify(answer)}`)
  return answer
}
