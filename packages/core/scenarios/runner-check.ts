// Run by node:test in runners.test.ts: `./testing` asks nothing of Vitest.
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { createTestShop, fixtures } from '@vitrina/core/testing'

test('a member buys in a test of Node', async () => {
  const shop = createTestShop({ scenario: 'member' })
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  assert.deepEqual(shop.getState().basket.counts, { 7: 2 })
  assert.equal(shop.getState().session.priceRole, 'user')
  shop.stop()
})

test('a fixture and a fault are there', async () => {
  const shop = createTestShop()
  shop.faults.add({ kind: 'loss', of: 'request' })

  assert.equal(fixtures.product({ title: 'Пенал' }).title, 'Пенал')
  shop.stop()
})
