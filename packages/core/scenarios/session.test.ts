import { expect, test } from 'vitest'

import { quantityOf } from '../src/basket/basket-log.ts'
import { getInit } from '../src/contracts/init.ts'
import { getProfile, refreshSession } from '../src/contracts/users.ts'
import { createMemoryBrowser } from '../src/platform/memory.ts'
import { createFakeServer } from '../src/testing/fake-server.ts'
import { createTestShop, type TestShop } from '../src/testing/test-shop.ts'

const form = { username: ' Maria@Example.com ', password: ' пенал2026 ' }

async function signIn(shop: TestShop) {
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
}

const session = (shop: TestShop) => shop.session.actor.getSnapshot()
const basket = (shop: TestShop) => shop.basket.get()
const cookie = (shop: TestShop, name: string) => shop.browser.cookies.get(`${name}penal`)

test('makes a guest a cart token that every call carries and no address shows', async () => {
  const shop = createTestShop()
  await shop.advance(0)

  const token = cookie(shop, 'cart_token') ?? ''

  expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(shop.server.calls.length).toBeGreaterThan(0)
  for (const { headers, url } of shop.server.calls) {
    expect(headers.get('cart-token')).toBe(token)
    expect(url.href).not.toContain(token)
  }
})

test('signs in with a tidied name and keeps the pair in cookies only', async () => {
  const shop = createTestShop()

  await signIn(shop)

  expect(session(shop).matches({ member: 'signedIn' })).toBe(true)
  expect(session(shop).context.profile?.email).toBe('maria@example.com')
  expect(cookie(shop, 'auth_token')).toBe('access-1')
  expect(cookie(shop, 'refresh_token')).toBe('refresh-1')
  expect(JSON.stringify(shop.getState())).not.toContain('access-1')
})

test('keeps the visitor a guest and says so when the password is wrong', async () => {
  const shop = createTestShop()
  shop.session.send({ type: 'signin.submit', form: { ...form, password: 'не тот' } })
  await shop.advance(0)

  expect(session(shop).matches('guest')).toBe(true)
  expect(session(shop).context.failure?.message).toBe('Неверный e-mail или пароль')
  expect(shop.server.countOf(refreshSession)).toBe(0)
  expect(cookie(shop, 'auth_token')).toBeUndefined()
})

test('takes a guest basket along when signing in, once', async () => {
  const shop = createTestShop()
  await shop.advance(0)
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(0)

  await signIn(shop)

  expect(quantityOf(basket(shop), 7)).toBe(2)
  expect(shop.server.basketOf('maria@example.com').counts()).toEqual({ 7: 2 })
  expect(shop.server.basketOf(cookie(shop, 'cart_token') ?? '').counts()).toEqual({})
})

test('leaves nothing of the account behind after a sign-out', async () => {
  const shop = createTestShop()
  await signIn(shop)
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(0)
  const guestToken = cookie(shop, 'cart_token')

  shop.session.send({ type: 'signout.submit' })
  await shop.advance(0)

  expect(session(shop).matches('guest')).toBe(true)
  expect(session(shop).context.profile).toBeUndefined()
  expect(cookie(shop, 'auth_token')).toBeUndefined()
  expect(cookie(shop, 'refresh_token')).toBeUndefined()
  expect(cookie(shop, 'cart_token')).not.toBe(guestToken)
  expect(quantityOf(basket(shop), 7)).toBe(0)
  expect(JSON.stringify(shop.getState())).not.toContain('maria@example.com')
})

test('initialises anew after a sign-out, as a guest', async () => {
  const shop = createTestShop()
  await signIn(shop)
  const before = shop.server.countOf(getInit)

  shop.session.send({ type: 'signout.submit' })
  await shop.advance(0)

  expect(shop.server.countOf(getInit)).toBe(before + 1)
  expect(shop.server.calls.at(-1)?.name).toBe('GET /init/v1')
  expect(shop.server.calls.at(-1)?.headers.get('authorization')).toBeNull()
})

test('follows another tab out of the account and into it', async () => {
  const server = createFakeServer()
  const browser = createMemoryBrowser()
  const first = createTestShop({ server, browser, seed: 1 })
  const second = createTestShop({ server, browser, seed: 2 })
  await first.advance(0)

  await signIn(first)
  expect(session(second).context.profile?.email).toBe('maria@example.com')

  first.session.send({ type: 'signout.submit' })
  await first.advance(0)

  expect(session(second).matches('guest')).toBe(true)
  expect(second.browser.cookies.get('cart_tokenpenal')).toBe(cookie(first, 'cart_token'))
  expect(session(second).context.profile).toBeUndefined()
})

test('shows a change of the basket in the other tab', async () => {
  const server = createFakeServer()
  const browser = createMemoryBrowser()
  const first = createTestShop({ server, browser, seed: 1 })
  const second = createTestShop({ server, browser, seed: 2 })
  await first.advance(0)

  first.basket.send({ type: 'line.set', key: 7, count: 3 })
  await first.advance(0)

  expect(quantityOf(basket(second), 7)).toBe(3)
})

test('ends the session when the server says it is over, and keeps the page alive', async () => {
  const shop = createTestShop()
  await signIn(shop)
  shop.server.accounts.expireAccess()
  shop.server.on(refreshSession, () => new Response('{"message":"Нет"}', { status: 401 }))

  shop.server.on(getProfile, () => new Response('{}', { status: 401 }))
  const call = shop.api(getProfile, {})
  await expect(Promise.all([call, shop.advance(1000)])).rejects.toMatchObject({
    message: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'
  })

  expect(session(shop).matches('guest')).toBe(true)
  expect(session(shop).context.notice).toBe(
    'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'
  )
})
