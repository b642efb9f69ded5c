import { expect, test } from 'vitest'

import { cancelOrder } from '../contracts/orders.ts'
import { toFailure } from '../platform/api-error.ts'
import { ShopAway } from '../platform/shop-away.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createServiceOpener } from './services.ts'

test('a part is opened once for each shop and does its work there', async () => {
  const shop = createTestShop({ scenario: 'member' })
  const other = createTestShop()
  shop.server.on(cancelOrder, () => demoOrder('order-1', 1))

  const [orders, again] = await Promise.all([shop.service('orders'), shop.service('orders')])

  expect(again).toBe(orders)
  expect(await other.service('orders')).not.toBe(orders)
  expect((await orders.cancel('order-1')).id).toBe('order-1')
  expect([shop, other].map(({ server }) => server.countOf(cancelOrder))).toEqual([1, 0])
})

test('a name that no part has says which there are', async () => {
  const shop = createTestShop()

  await expect(Reflect.apply(shop.service, shop, ['ordres'])).rejects.toThrow(
    "service(name): there is no service 'ordres' among account, addresses, "
  )
})

test('code that did not come is told as an outage, and asked for again', async () => {
  let tries = 0
  const service = createServiceOpener(
    {},
    {
      lamp: async () => {
        tries += 1
        if (tries === 1) throw new TypeError('Failed to fetch')
        return { press: () => tries }
      }
    }
  )

  expect(await service('lamp').catch(toFailure)).toEqual(toFailure(new ShopAway('')))

  expect((await service('lamp')).press()).toBe(2)
})
