import fc from 'fast-check'
import { expect, test } from 'vitest'

import { runsOf } from '../../../../testing/runs.ts'
import { viewProduct } from '../contracts/catalog.ts'
import { getInit } from '../contracts/init.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createTestShop } from '../testing/test-shop.ts'

const MINUTE_MS = 60_000

async function openShop(catalogueCacheMs: number) {
  const shop = createTestShop({
    state: { configuration: { ...demoConfiguration, catalogueCacheMs } }
  })
  await shop.advance(0)
  return { shop }
}

const step = fc.constantFrom('read', 'sign in', 'sign out', 'other currency', 'other site', 'wait')

test('an answer for one role, currency and site is never read by another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async steps => {
      const { shop } = await openShop(MINUTE_MS)
      const isMember = () => shop.getState().session.signedIn
      shop.server.on(getInit, ({ headers }) => ({
        roles: [],
        priceRole: headers.get('authorization') ? 'dealer' : 'guest_opt',
        profile: null,
        categories: []
      }))
      // The answer names whom it is for.
      shop.server.on(viewProduct, ({ headers }) => {
        const who = headers.get('authorization') ? 'dealer' : 'guest_opt'
        return whoeverAsked(`${who} ${headers.get('site-id')} ${headers.get('currency-id')}`)
      })
      let turn = 0
      for (const wanted of steps) {
        turn += 1
        if (wanted === 'sign in' && !isMember()) {
          const form = { username: 'maria@example.com', password: 'пенал2026' }
          shop.session.send({ type: 'signin.submit', form })
          await shop.advance(0)
        }
        if (wanted === 'sign out') shop.session.send({ type: 'signout.submit' })
        if (wanted === 'other currency') {
          shop.session.send({ type: 'currency.choose', id: String((turn % 3) + 1) })
        }
        if (wanted === 'other site') shop.browser.cookies.set('site-idpenal', String(turn % 2))
        if (wanted === 'wait') await shop.advance(MINUTE_MS / 2)

        const { title } = await shop.api(viewProduct, { query: { id: 1 } })

        const { cookies } = shop.browser
        const role = isMember() ? 'dealer' : 'guest_opt'
        const site = cookies.get('site-idpenal') ?? '1'
        expect(title).toBe(`${role} ${site} ${cookies.get('currency-idpenal') ?? '1'}`)
      }
      shop.stop()
    }),
    { numRuns: runsOf('kept answers of the catalogue') }
  )
})

const whoeverAsked = (title: string) => ({
  id: 1,
  code: 'ranec',
  title,
  vendorCode: '',
  images: [],
  categories: [],
  partner: null,
  stickers: [],
  cardPrices: [],
  oldPrice: null,
  rating: 0,
  reviewsCount: 0,
  groups: [],
  description: '',
  lead: '',
  characteristics: [],
  trail: [],
  seoPage: null
})
