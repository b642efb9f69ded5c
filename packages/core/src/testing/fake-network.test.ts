import { expect, onTestFinished, test } from 'vitest'

import { isUnsettled } from '../basket/basket-log.ts'
import { listProducts } from '../contracts/catalog.ts'
import { createTestShop } from './test-shop.ts'

function open() {
  const shop = createTestShop()
  onTestFinished(() => shop.stop())
  return { shop, isOpen: () => isUnsettled(shop.getState().basket) }
}

test('what is put into the basket without a network is sent when it is back', async () => {
  const { shop, isOpen } = open()
  await shop.advance(0)
  shop.offline(30_000)
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })

  await shop.advance(29_000)
  expect([isOpen(), shop.server.calls.some(({ name }) => name.startsWith('POST'))]).toEqual([
    true,
    false
  ])
  await shop.advance(60_000)
  expect([isOpen(), shop.getState().basket.total?.price]).toEqual([false, 900])
})

test('of two losses at once the longer one counts', async () => {
  const { shop } = open()
  shop.offline(20_000)
  shop.offline(5000)
  await shop.advance(6000)

  const early = shop.api(listProducts, { body: {} }).catch(() => 'lost')
  await shop.advance(15_000)
  const late = shop.api(listProducts, { body: {} })
  await shop.advance(1000)

  expect([await early, (await late).data.length]).toEqual(['lost', 5])
})
