import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const CART = '11111111-1111-4111-8111-111111111111'
const paper = {
  fileName: 'Счёт 1-024.pdf',
  mediaType: 'application/pdf',
  content: Buffer.from('%PDF').toString('base64')
}

test('a paper is read in the visitor’s name and given out as a file that nobody keeps', async () => {
  const received: unknown[] = []
  const storefront = await startTestStorefront({
    answer: ({ path, query, headers }) => {
      if (path !== '/orders/v1/papers') return undefined
      received.push([query.get('kind'), query.get('orderId'), headers['cart-token']])
      return { body: paper }
    }
  })
  running.push(storefront)

  const answer = await storefront.fetch('/order/paper?kind=deliveryNote&orderId=o-1', {
    headers: { cookie: `cart_tokenpenal=${CART}` }
  })

  expect(await answer.text()).toBe('%PDF')
  expect(received).toEqual([['deliveryNote', 'o-1', CART]])
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toContain('%D0%A1%D1%87%D1%91%D1%82%201-024')
})

test('what the shop refuses is told in its words', async () => {
  const storefront = await startTestStorefront({
    answer: ({ path }) =>
      path === '/orders/v1/guest/papers'
        ? { status: 404, body: { message: 'Заказ не найден' } }
        : undefined
  })
  running.push(storefront)

  const answer = await storefront.fetch('/order/paper?kind=invoice&key=forged')

  expect([answer.status, await answer.text()]).toEqual([404, 'Заказ не найден'])
})
