import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** Posts a form of an order's page; tells what the backend heard, and where it led. */
async function post(fields: Readonly<Record<string, string>>) {
  const received: unknown[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (!['DELETE /orders/v1', 'PATCH /payments/v1'].includes(`${method} ${path}`))
        return undefined
      received.push([method, JSON.parse(body)])
      return { status: 409, body: { message: 'Поздно' } }
    }
  })
  running.push(storefront)
  await storefront.fetch('/user/profile/order/detail/o-1', {
    method: 'POST',
    body: new URLSearchParams({ orderId: 'o-1', ...fields }),
    redirect: 'manual'
  })
  return received
}

test('an order is cancelled without script', async () => {
  expect(await post({ act: 'cancel' })).toEqual([['DELETE', { orderId: 'o-1' }]])
})

/** Posts a form to which the backend answers; tells where it led and what it said. */
async function answered(answer: unknown, act: string) {
  const storefront = await startTestStorefront({
    answer: ({ method, path }) => {
      const isAsked = ['POST', 'PATCH'].includes(method) && /^\/(orders|payments)\/v1/.test(path)
      return isAsked ? { body: answer } : undefined
    }
  })
  running.push(storefront)
  const response = await storefront.fetch('/user/profile/order/detail/o-1', {
    method: 'POST',
    body: new URLSearchParams({ orderId: 'o-1', billId: 'b-1', act }),
    redirect: 'manual'
  })
  return { to: response.headers.get('location'), status: response.status }
}

test('an order is repeated without script: its things lie in the basket', async () => {
  const repeated = await answered({ added: 2, missing: [] }, 'repeat')

  expect(repeated).toEqual({ to: '/cart', status: 303 })
})

test.each([0, 2])(
  'an order of which %i lines could be repeated without script leads to what is missing',
  async added => {
    const repeated = await answered({ added, missing: ['Пенал'] }, 'repeat')

    const to = `/user/profile/order/detail/o-1?repeated=${added}`
    expect(repeated).toEqual({ to, status: 303 })
  }
)

test('without script an order leads to the shop’s own page of payment, and to no other host', async () => {
  expect((await answered({ url: 'https://evil.example/pay' }, 'pay')).to).toBeNull()
})

test('an order is paid in another way without script', async () => {
  expect(await post({ act: 'pay-otherwise', method: '3' })).toEqual([
    ['PATCH', { orderId: 'o-1', method: '3' }]
  ])
})
