import { expect, test } from 'vitest'

import { shopConfig } from '../platform/config.ts'
import { createShop } from '../shop/shop.ts'
import { createStore } from '../store/store.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { basketSubject } from './basket.ts'
import type { BasketCommand } from './basket-commands.ts'
import { quantityOf } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'

const RED = 7
const BLUE = 8
const two: BasketCommand = { type: 'line.set', key: RED, count: 2 }

interface OpenOptions {
  readonly known?: Partial<BasketContext>
  /** What the shop is started with, of what is shown. */
  readonly initial?: (basket: BasketContext) => { readonly basket?: BasketContext }
  /** Between the start of the shop and its handing over. */
  readonly meanwhile?: () => void
}

/** A page and the shop that it loads, made as the README makes it. */
function open({ known: initial, initial: outer = () => ({}), meanwhile }: OpenOptions = {}) {
  const { platform, server, advance } = createTestShop()
  const store = createStore({
    initial: { basket: initial },
    host: platform,
    async loadShop(shown) {
      await Promise.resolve()
      const config = shopConfig({ siteName: 'penal' })
      const shop = createShop(platform, config, outer(shown.get(basketSubject)))
      meanwhile?.()
      return shop
    }
  })
  const quantities = () => [RED, BLUE].map(key => quantityOf(store.get(basketSubject), key))
  const puts = () =>
    server.calls.filter(({ name }) => name.startsWith('POST /basket')).map(({ body }) => body)
  return { store, server, advance, quantities, puts }
}

test('a shop that was told nothing goes on from the basket that is shown', async () => {
  const { store, advance, quantities, puts } = open()

  store.send(basketSubject, two)
  expect(quantities()).toEqual([2, 0])
  await store.engine()
  expect(quantities()).toEqual([2, 0])
  await advance(1000)

  expect(quantities()).toEqual([2, 0])
  expect(puts()).toMatchObject([{ groups: [{ groupId: RED, count: 2 }] }])
})

test('a shop that was told of the basket sends what is wanted once', async () => {
  const { store, advance, quantities, puts } = open({ initial: basket => ({ basket }) })

  store.send(basketSubject, two)
  await store.engine()
  await advance(1000)

  expect(quantities()).toEqual([2, 0])
  expect(puts()).toHaveLength(1)
})

test('what is wanted while the shop starts is kept', async () => {
  const page = open({
    initial: basket => ({ basket }),
    meanwhile: () => page.store.send(basketSubject, { type: 'line.set', key: BLUE, count: 3 })
  })

  page.store.send(basketSubject, two)
  await page.store.engine()
  await page.advance(1000)

  expect(page.quantities()).toEqual([2, 3])
})

test('a code that is applied before the shop comes is sent', async () => {
  const { store, advance } = open()
  store.send(basketSubject, two)

  store.send(basketSubject, { type: 'promo.apply', code: 'ЛИНЕЙКА10' })
  await store.engine()
  await advance(1000)

  expect(store.get(basketSubject).total?.promocodeUsed).toBe('ЛИНЕЙКА10')
})

test('a line that was taken out before the shop came can still be brought back', async () => {
  const { store, advance, quantities } = open({ known: { version: 3, counts: { [RED]: 4 } } })
  store.send(basketSubject, { type: 'line.remove', key: RED })
  await store.engine()
  await advance(1000)
  expect(quantities()).toEqual([0, 0])

  store.send(basketSubject, { type: 'line.restore', key: RED })
  await advance(1000)

  expect(quantities()).toEqual([4, 0])
})
