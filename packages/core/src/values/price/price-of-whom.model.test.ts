import fc from 'fast-check'
import { expect, test } from 'vitest'

import { runsOf } from '../../../../../testing/runs.ts'
import { listProductsByIds } from '../../contracts/catalog.ts'
import { getInit } from '../../contracts/init.ts'
import { demoConfiguration } from '../../testing/demo-configuration.ts'
import { demoProduct, demoProfile } from '../../testing/fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { cardPrice } from './card-price.ts'

const PASSWORD = 'пенал2026'
const MINUTE_MS = 60_000
/** Each role pays a price that no other role pays. */
const PRICES: Readonly<Record<string, number>> = { guest_opt: 1290, user: 1190, dealer: 890 }

const step = fc.constantFrom(
  ...(['read', 'sign in as user', 'sign in as dealer', 'sign out', 'currency', 'site'] as const)
)
const steps = fc.array(fc.record({ step, pauseMs: fc.constantFrom(0, 1, 50, 400) }), {
  minLength: 4,
  maxLength: 14
})

interface Asked {
  readonly site: string | null
  readonly currency: string | null
}

/** A shop whose server takes its time, and names in a title for which site and currency it answers. */
function openShop(catalogueCacheMs: number, delaysMs: readonly number[]) {
  const shop = createTestShop({
    state: { configuration: { ...demoConfiguration, catalogueCacheMs } }
  })
  const { server, browser } = shop
  const roleOf = (headers: Headers) => {
    const uid = server.accounts.authorize(headers)?.uid
    return uid === undefined ? 'guest_opt' : uid.slice(0, uid.indexOf('@'))
  }
  server.on(getInit, ({ headers }) => {
    const priceRole = roleOf(headers)
    return { roles: ['user'], priceRole, profile: demoProfile({ priceRole }), categories: [] }
  })
  let asked = 0
  server.on(listProductsByIds, async ({ headers }) => {
    const priceRole = roleOf(headers)
    const title = titleOf({ site: headers.get('site-id'), currency: headers.get('currency-id') })
    asked += 1
    const delay = delaysMs[asked % delaysMs.length] ?? 0
    if (delay > 0) await new Promise<void>(done => browser.clock.setTimeout(done, delay))
    const cardPrices = [{ priceRole, price: PRICES[priceRole] ?? 0 }]
    return { data: [demoProduct({ id: 1, title, cardPrices })] }
  })
  return shop
}

const titleOf = ({ site, currency }: Asked) => `Сайт ${site}, валюта ${currency}`

type TestShop = ReturnType<typeof openShop>

/** Whoever looks at the moment of the answer sees a price of his own. */
async function readPrice(shop: TestShop) {
  const { data } = await shop.api(listProductsByIds, { query: { ids: [1] } })
  const [product] = data
  const { session } = shop.getState()
  const { cookies } = shop.browser
  // Signed in and not told apart yet: what he may pay is not known.
  const isKnown = !session.signedIn || session.profile !== undefined
  if (!isKnown || product === undefined) return
  expect(cardPrice(product.cardPrices, session.priceRole)).toEqual({
    value: PRICES[session.priceRole],
    priceRole: session.priceRole,
    isFallback: false
  })
  const site = cookies.get('site-idpenal') ?? '1'
  const currency = cookies.get('currency-idpenal') ?? '1'
  expect(product.title).toBe(titleOf({ site, currency }))
}

function act(shop: TestShop, wanted: string, turn: number) {
  const { session, browser } = shop
  if (wanted.startsWith('sign in')) {
    const username = `${wanted.slice('sign in as '.length)}@example.com`
    session.send({ type: 'signin.submit', form: { username, password: PASSWORD } })
  }
  if (wanted === 'sign out') session.send({ type: 'signout.submit' })
  if (wanted === 'currency') session.send({ type: 'currency.choose', id: String((turn % 3) + 1) })
  if (wanted === 'site') browser.cookies.set('site-idpenal', String((turn % 2) + 1))
}

test.each([0, MINUTE_MS])(
  'no role, site or currency ever reads a price of another, with answers kept for %i ms',
  async catalogueCacheMs => {
    const delays = fc.array(fc.constantFrom(0, 1, 60, 500), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(steps, delays, async (script, delaysMs) => {
        const shop = openShop(catalogueCacheMs, delaysMs)
        await shop.advance(0)
        const wrong: unknown[] = []
        let turn = 0
        for (const { step: wanted, pauseMs } of script) {
          turn += 1
          act(shop, wanted, turn)
          readPrice(shop).catch((error: unknown) => {
            // Calls of before a sign-out are given up.
            if (error instanceof Error && error.name === 'AssertionError') wrong.push(error)
          })
          await shop.advance(pauseMs)
        }
        await shop.advance(5000)
        shop.stop()
        expect(wrong).toEqual([])
      }),
      { numRuns: runsOf('prices of whom') }
    )
  }
)
