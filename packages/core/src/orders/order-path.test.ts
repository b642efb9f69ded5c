import { expect, test } from 'vitest'

import { numberOfPath, orderOfPath, orderQuery, placedOrderPath } from './order-path.ts'

test('the page of a placed order names it in its address', () => {
  expect(placedOrderPath('a/b')).toBe('/checkout?order=a%2Fb')
  expect(orderOfPath(placedOrderPath('a/b'))).toBe('a/b')
  expect(orderOfPath('/checkout')).toBeUndefined()
})

test('the address after the bank names the order and its number', () => {
  const path = placedOrderPath('a/b', '1-024 №')

  expect(path).toBe('/checkout?order=a%2Fb&number=1-024%20%E2%84%96')
  expect([orderOfPath(path), numberOfPath(path)]).toEqual(['a/b', '1-024 №'])
  expect(numberOfPath(placedOrderPath('a'))).toBe('')
})

test('an order is asked for by no more than an id can be', () => {
  expect(orderQuery('x'.repeat(1000))).toEqual({ orderId: 'x'.repeat(64) })
})
