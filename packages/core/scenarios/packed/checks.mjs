// What every test runner is to manage with the published package.
import assert from 'node:assert/strict'
import { createShop, shopConfig } from '@vitrina/core'
import { createFakeSockets, createTestShop, fixtures } from '@vitrina/core/testing'
import { email } from '@vitrina/core/values'

export const checks = {
  async 'a member buys in a shop of his own'() {
    const shop = createTestShop({ scenario: 'member' })
    shop.basket.send({ type: 'line.set', key: 7, count: 2 })
    await shop.advance(1000)

    assert.deepEqual(shop.getState().basket.counts, { 7: 2 })
    assert.equal(shop.getState().session.priceRole, 'user')
    shop.stop()
  },
  async 'a lost answer changes nothing once the network is whole again'() {
    const shop = createTestShop()
    shop.faults.add({ kind: 'loss', of: 'answer' })
    shop.basket.send({ type: 'line.set', key: 7, count: 1 })
    await shop.advance(1000)
    shop.faults.heal()
    await shop.advance(60_000)

    assert.deepEqual(shop.getState().basket.counts, { 7: 1 })
    shop.stop()
  },
  async 'a message comes over a socket in memory'() {
    const sockets = createFakeSockets()
    const shop = createTestShop({ sockets })
    await shop.advance(0)
    sockets.current().push(fixtures.notification({ title: 'Заказ в пути' }))
    await shop.advance(0)

    assert.equal(shop.toasts.get().queue[0]?.title, 'Заказ в пути')
    shop.stop()
  },
  'an entry of its own and the root entry are there'() {
    assert.equal(email('мария'), 'Некорректный e-mail')
    assert.equal(shopConfig({ siteName: 'penal' }).siteName, 'penal')
    assert.equal(typeof createShop, 'function')
  }
}
