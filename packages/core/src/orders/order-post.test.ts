import { expect, test } from 'vitest'

import { orderPost } from './order-post.ts'

test('the form of an order is sent to its page and names the order and what is asked for', () => {
  expect(orderPost('o 1', 'cancel')).toEqual({
    action: '/user/profile/order/detail/o%201',
    fields: { act: 'cancel', orderId: 'o 1' }
  })
})
