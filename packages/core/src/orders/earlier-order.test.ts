import { expect, test } from 'vitest'

import { createMemoryBrowser } from '../platform/memory.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { createRandomBytes } from '../testing/random.ts'
import { earlierOrderOf, keepEarlierOrder } from './earlier-order.ts'

const openTab = () =>
  createMemoryBrowser().open({
    randomBytes: createRandomBytes(1),
    fetch: () => Promise.reject(new TypeError('No network'))
  })

test('the page of an order tells of the one that was placed before it, no other page does', () => {
  const tab = openTab()

  keepEarlierOrder(tab, demoOrder('order-1', 900), demoOrder('order-2', 500))

  expect(earlierOrderOf(tab, 'order-2')).toEqual({ id: 'order-1', number: 'П-order-1' })
  expect(earlierOrderOf(tab, 'order-1')).toBeUndefined()
  expect(earlierOrderOf(openTab(), 'order-2')).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '"text"', '{"of":"order-2","id":1}'])(
  'of %s no order can be told',
  text => {
    const tab = openTab()
    tab.tabStorage.set('earlier_order', text)

    expect(earlierOrderOf(tab, 'order-2')).toBeUndefined()
  }
)
