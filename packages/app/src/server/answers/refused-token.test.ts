import { getBasket, listOrders } from '@vitrina/core/contracts'
import { expect, onTestFinished, test } from 'vitest'

import { exampleAnswer } from '../testing/example-answer.ts'
import type { StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const TOKEN = 'auth_tokenpenal=a.b.c; cart_tokenpenal=my-cart-token'
const RENEWABLE = `${TOKEN}; refresh_tokenpenal=r.e.f`
const REFUSED = { status: 401, body: { message: 'Токен истёк' } }
const NOT_HIS = { status: 404, body: { message: 'Заказ не найден' } }

async function start(answer: StubAnswer) {
  const storefront = await startTestStorefront({
    answer: async call => (await answer(call)) ?? exampleAnswer(call)
  })
  onTestFinished(storefront.close)
  const ask = (path: string, cookie: string) =>
    storefront.fetch(path, { headers: { cookie }, redirect: 'manual' })
  return {
    ask,
    payload: async (path: string, cookie: string) =>
      (await ask(path.replace(/(\?.*)?$/, '/_payload.json$1'), cookie)).json()
  }
}

/** The initialisation takes the token, and the page’s own call does not any more. */
const refusedAt =
  (path: string, status = 401): StubAnswer =>
  call =>
    call.path === path && call.headers.authorization ? { ...REFUSED, status } : undefined

/** The initialisation refuses the token, too. */
const expired: StubAnswer = ({ headers, path }) => {
  if (headers.authorization) return REFUSED
  return path === '/orders/v1/view' ? NOT_HIS : undefined
}

test.each([
  ['with', RENEWABLE],
  ['without', TOKEN]
])(
  'a member’s page that is refused a token %s a refresh token waits for another one',
  async (_, cookie) => {
    const { ask, payload } = await start(({ path }) =>
      path === listOrders.path ? REFUSED : undefined
    )

    const html = await (await ask('/user/profile/order/all', cookie)).text()

    expect(await payload('/user/profile/order/all', cookie)).toMatchObject({
      status: 200,
      data: null,
      renew: true
    })
    expect(html).not.toContain('код ошибки')
  }
)

test('a public page that is refused the token is shown as a guest’s, and the token is renewed', async () => {
  const { ask, payload } = await start(refusedAt(getBasket.path))

  const html = await (await ask('/cart', RENEWABLE)).text()

  expect(await payload('/cart', RENEWABLE)).toMatchObject({ status: 200, renew: true })
  expect(html).toContain('<h1')
  expect(html).not.toContain('код ошибки')
})

test('a page whose token is refused for inactivity says so, and takes the session away', async () => {
  const { ask } = await start(refusedAt(listOrders.path, 406))

  const response = await ask('/user/profile/order/all', RENEWABLE)

  expect(await response.text()).toContain('Сессия закончилась из-за долгого бездействия.')
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringContaining('auth_tokenpenal=; Max-Age=0; Path=/'),
    expect.stringContaining('refresh_tokenpenal=; Max-Age=0; Path=/'),
    expect.stringContaining('previous_link=%2Fuser%2Fprofile%2Forder%2Fall; Max-Age=3600; Path=/')
  ])
})

test('a guest whom a page refuses is led to the sign-in, which leads back', async () => {
  const { ask } = await start(({ path }) => (path === getBasket.path ? REFUSED : undefined))

  const { status, headers } = await ask('/cart', 'cart_tokenpenal=my-cart-token')

  expect([status, headers.get('location')]).toEqual([302, '/user/signin'])
  expect(headers.getSetCookie().map(decodeURIComponent)).toEqual([
    expect.stringContaining('previous_link=/cart;')
  ])
})

test.each(['/user/profile/order/detail/o-1', '/refund?order=o-1', '/checkout?order=o-1'])(
  'a member’s own order at %s is not missing because his token has expired',
  async path => {
    const { ask, payload } = await start(expired)

    const response = await ask(path, RENEWABLE)

    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('код ошибки')
    expect(await payload(path, RENEWABLE)).toMatchObject({ data: null, renew: true })
  }
)
