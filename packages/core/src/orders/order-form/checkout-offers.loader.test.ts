import { expect, test } from 'vitest'

import {
  listDeliveryMethods,
  listDeliveryPoints,
  listShippingAddresses
} from '../../contracts/delivery.ts'
import { listPaymentMethods } from '../../contracts/payments.ts'
import { json } from '../../testing/fake-server.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import { readOffers } from './checkout-offers.loader.ts'

test('a member whose saved addresses cannot be read chooses from everything else', async () => {
  const shop = createTestShop({ scenario: 'member' })
  await shop.advance(0)
  for (const call of [listDeliveryMethods, listDeliveryPoints, listPaymentMethods]) {
    shop.server.on(call, () => ({ data: [] }))
  }
  shop.server.fail(listShippingAddresses, () => json(500, {}))

  const reading = readOffers(shop.api, true)
  await shop.advance(60_000)

  expect(await reading).toMatchObject({
    deliveryMethods: [],
    savedAddresses: [],
    paymentFailure: ''
  })
})

test('ways and points are read for the visitor’s town, and told of the town they belong to', async () => {
  const shop = createTestShop()
  await shop.advance(0)
  const asked: (string | null)[] = []
  for (const call of [listDeliveryMethods, listDeliveryPoints]) {
    shop.server.on(call, ({ url }) => {
      asked.push(url.searchParams.get('city'))
      return { data: [], city: 'Тула' }
    })
  }
  shop.server.on(listPaymentMethods, () => ({ data: [] }))

  const reading = readOffers(shop.api, false, { town: 'Тула' })
  await shop.advance(1000)

  expect(asked).toEqual(['Тула', 'Тула'])
  expect((await reading).town).toEqual({ title: 'Тула', kladrId: '' })
})

test('who collects nothing orders while the points cannot be read', async () => {
  const shop = createTestShop()
  await shop.advance(0)
  shop.server.on(listDeliveryMethods, () => ({ data: [], city: 'Тула' }))
  shop.server.on(listPaymentMethods, () => ({ data: [] }))
  shop.server.fail(listDeliveryPoints, () => json(500, {}))

  const reading = readOffers(shop.api, false)
  await shop.advance(60_000)

  expect(await reading).toMatchObject({ points: undefined, town: { title: 'Тула' } })
})

test.each([
  ['the town of his default address', undefined, '6600000100000 Екатеринбург'],
  ['the town that he has chosen himself', 'Тула', 'null Тула']
])('a member is offered the ways and points of %s', async (_, town, asked) => {
  const shop = createTestShop({ scenario: 'member' })
  await shop.advance(0)
  const queries: string[] = []
  for (const call of [listDeliveryMethods, listDeliveryPoints]) {
    shop.server.on(call, ({ url: { searchParams: query } }) => {
      queries.push(`${query.get('kladrId')} ${query.get('city')}`)
      return { data: [] }
    })
  }
  shop.server.on(listPaymentMethods, () => ({ data: [] }))
  const { address } = emptyShipping
  const home = { id: '1', title: 'Дом', contactPerson: '', phone: '', zip: '' }
  shop.server.on(listShippingAddresses, () => ({
    data: [
      {
        ...{ ...home, isDefault: true, kladrId: '6600000100000' },
        address: { ...address, city: 'Екатеринбург' }
      }
    ]
  }))

  const reading = readOffers(shop.api, true, { town })
  await shop.advance(1000)
  await reading

  expect(queries).toEqual([asked, asked])
})
