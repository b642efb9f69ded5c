import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** Posts a form of an order's page; tells what the backend heard, and where it led. */
async function post(fields: Readonly<Record<string, string>>) {
  const heard: unknown[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (!['DELETE /orders/v1', 'PATCH /payments/v1'].includes(`${method} ${path}`))
        return undefined
      heard.push([method, JSON.parse(body)])
      return { status: 409, body: { message: 'Поздно' } }
    }
  })
  running.push(storefront)
  await storefront.fetch('/user/profile/order/detail/o-1', {
    method: 'POST',
    body: new URLSearchParams({ orderId: 'o-1', ...fields }),
    redirect: 'manual'
  })
  return heard
}

test('an order is cancelled without script', async () => {
  expect(await post({ act: 'cancel' })).toEqual([['DELETE', { orderId: 'o-1' }]])
})

test('an order is paid in another way without script', async () => {
  expect(await post({ act: 'pay-otherwise', method: '3' })).toEqual([
    ['PATCH', { orderId: 'o-1', method: '3' }]
  ])
})
