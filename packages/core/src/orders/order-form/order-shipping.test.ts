import { expect, test } from 'vitest'

import { fixtures } from '../../testing/entity-fixtures.ts'
import { orderShipping, withShipping } from './checkout-town.ts'

test('an order without an address has one with nothing in it', () => {
  expect(orderShipping({ personalShipping: { shippingId: 'a-1', shipping: null } })).toMatchObject({
    zip: '',
    address: { country: 'Россия', city: '', value: '' }
  })
})

test('another address is no longer the one of the account', () => {
  const shipping = fixtures.shipping()

  expect(withShipping(shipping)).toEqual({ personalShipping: { shippingId: '', shipping } })
})
