import { expect, test } from 'vitest'

import { orderOfPath, orderQuery, placedOrderPath } from './order-path.ts'

test('the page of a placed order names it in its address', () => {
  expect(placedOrderPath('a/b')).toBe('/checkout?order=a%2Fb')
  expect(orderOfPath(placedOrderPath('a/b'))).toBe('a/b')
  expect(orderOfPath('/checkout')).toBeUndefined()
})

test('an order is asked for by no more than an id can be', () => {
  expect(orderQuery('x'.repeat(1000))).toEqual({ orderId: 'x'.repeat(64) })
})
