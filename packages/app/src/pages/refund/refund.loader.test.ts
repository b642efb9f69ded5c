import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

function received() {
  const order = fixtures.order({})
  return {
    ...{ ...order, id: '7', items: order.items.map(item => ({ ...item, groupId: 7 })) },
    refundable: {
      items: [{ groupId: 7, count: 2 }],
      reasons: [{ code: 'size', title: 'Не подошёл размер' }]
    }
  }
}

async function send(fields: Readonly<Record<string, string>>) {
  const sent: string[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (path === '/orders/v1/view') return { body: received() }
      if (`${method} ${path}` !== 'POST /orders/v1/refunds') return undefined
      sent.push(body)
      return { body: fixtures.refund({}) }
    }
  })
  running.push(storefront)
  const response = await storefront.fetch('/refund', {
    method: 'POST',
    body: new URLSearchParams({ order: '7', ...fields }),
    headers: { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' }
  })
  return { sent, status: response.status, to: response.headers.get('location') }
}

test('without script goods are sent back by the form of their order', async () => {
  const { sent, status, to } = await send({ 'pieces-7': '1', reason: 'size', comment: 'Мала' })

  expect([status, to]).toEqual([303, '/user/profile/order/detail/7'])
  expect(sent.map(body => JSON.parse(body))).toEqual([
    {
      ...{ orderId: '7', items: [{ groupId: 7, count: 1 }] },
      ...{ reason: 'size', comment: 'Мала', fileIds: [] }
    }
  ])
})

test('without script a form that asks for nothing is refused, and nothing is sent', async () => {
  const { sent, status } = await send({ reason: 'size' })

  expect([status, sent]).toEqual([422, []])
})
