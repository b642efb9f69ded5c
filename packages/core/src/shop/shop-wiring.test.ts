import { expect, test } from 'vitest'

import { getBasket, putBasketProducts, putConstructorSet } from '../contracts/basket.ts'
import { getInit } from '../contracts/init.ts'
import { login } from '../contracts/users.ts'
import type { Basket } from '../entities/basket.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { guestSession } from '../session/session.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createFakeServer, json } from '../testing/fake-server.ts'
import { demoGroup, demoProduct, demoTotal } from '../testing/fixtures.ts'
import { createTestShop, type TestShopOptions } from '../testing/test-shop.ts'

const MEMBER = { username: 'maria@example.com', password: 'пенал2026' }

/** A shop, and another tab of its browser that speaks and listens without being a shop. */
async function open(options: TestShopOptions = {}) {
  const browser = options.browser ?? createMemoryBrowser()
  const shop = createTestShop({ ...options, browser })
  const reported: unknown[] = []
  const offline = () => Promise.reject(new TypeError('No network in this test'))
  const tab = browser.open({ fetch: offline, randomBytes: count => new Uint8Array(count) })
  tab.tabs.listen(message => reported.push(message))
  await shop.advance(0)
  const receive = async (message: unknown) => {
    tab.tabs.send(message)
    await shop.advance(0)
  }
  const facts: string[] = []
  shop.session.actor.on('*', fact => facts.push(fact.type))
  return { shop, reported, receive, facts }
}

/** What was told of who the visitor is. */
const sessionsOf = (reported: readonly unknown[]): string[] =>
  reported.map(message => Object(message).type).filter(type => type.startsWith('session.'))

test.each<[string, unknown]>([
  ['null', null],
  ['a word', 'session.signedOut'],
  ['an unknown kind', { type: 'session.stolen' }],
  ['a basket without a version', { type: 'basket.changed' }],
  ['a version in words', { type: 'basket.changed', version: '99' }],
  ['an old version', { type: 'basket.changed', version: 0 }]
])('%s from another tab changes nothing and asks for nothing', async (_, message) => {
  const { shop, receive, facts } = await open({ scenario: 'member' })
  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  await shop.advance(1000)
  const calls = shop.server.calls.length

  await receive(message)

  expect(shop.server.calls).toHaveLength(calls)
  expect(facts).toEqual([])
  expect(shop.getState().session.signedIn).toBe(true)
})

test('a newer basket of another tab is read, once for each', async () => {
  const { shop, receive } = await open()
  const readings = shop.server.countOf(getBasket)

  await receive({ type: 'basket.changed', version: 5 })
  await receive({ type: 'basket.changed', version: 6 })

  expect(shop.server.countOf(getBasket)).toBe(readings + 2)
})

test('a tab that was laid aside reads the basket when it is looked at again', async () => {
  const { shop } = await open()
  const readings = shop.server.countOf(getBasket)

  shop.browser.setPresent(true)
  shop.browser.setPresent(false)
  await shop.advance(1000)
  expect(shop.server.countOf(getBasket)).toBe(readings)
  shop.browser.setPresent(true)
  await shop.advance(1000)

  expect(shop.server.countOf(getBasket)).toBe(readings + 1)
})

test('what could not be sent is sent as soon as the network is back', async () => {
  const { shop } = await open()
  shop.faults.add({ kind: 'loss', of: 'request' })
  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  await shop.advance(60_000)
  expect(shop.getState().basket.counts).toEqual({})

  shop.faults.heal()
  shop.browser.setPresent(false)
  shop.browser.setPresent(true)
  await shop.advance(100)

  expect(shop.getState().basket.counts).toEqual({ 7: 1 })
})

test('other tabs hear of every version, of a sign-in and of a sign-out, once each', async () => {
  const { shop, reported } = await open()

  shop.basket.send({ type: 'line.set', key: 7, count: 1 })
  await shop.advance(0)
  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)
  shop.session.send({ type: 'signout.submit' })
  shop.session.send({ type: 'signout.submit' })
  await shop.advance(0)

  expect(sessionsOf(reported)).toEqual(['session.signedIn', 'session.signedOut'])
  expect(reported).toContainEqual({ type: 'basket.changed', version: 1, own: [7] })
})

test('what came from another tab is not told back', async () => {
  const { shop, reported, receive } = await open({ scenario: 'member' })

  await receive({ type: 'session.signedIn' })
  await receive({ type: 'session.signedOut' })

  expect(shop.getState().session.signedIn).toBe(false)
  expect(sessionsOf(reported)).toEqual([])
})

test('another person who signs in elsewhere takes this tab over: his basket and his profile', async () => {
  const { shop, receive, facts } = await open({ scenario: 'member' })
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  shop.server.basketOf('anna@example.com').put([{ id: 'a', groupId: 9, count: 1 }])
  const anna = shop.server.accounts.signIn('anna@example.com', 'пенал2026')
  shop.browser.cookies.set('auth_tokenpenal', anna.access)
  shop.browser.cookies.set('refresh_tokenpenal', anna.refresh)

  await receive({ type: 'session.signedIn' })

  expect(facts).toEqual(['session.signedOut', 'session.signedIn'])
  expect(shop.getState().session.profile?.email).toBe('anna@example.com')
  expect(shop.getState().basket.counts).toEqual({ 9: 1 })
})

test('a sign-up brings the guest’s basket into the account, as a sign-in does', async () => {
  const { shop } = await open()
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  const cartToken = shop.browser.cookies.get('cart_tokenpenal')
  const { username: email, password } = MEMBER
  const form = { fio: 'Иванова Мария', email, phone: '+79990000000', password, accept: true }

  shop.session.send({ type: 'signup.submit', form })
  await shop.advance(0)

  const call = shop.server.calls.find(({ name }) => name === 'POST /users/v1/signup')
  expect(call?.body).toMatchObject({ basket: cartToken, accept: true })
  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
})

test('a sign-in whose answer names no basket reads it', async () => {
  const { shop } = await open()
  shop.server.basketOf(MEMBER.username).put([{ id: 'a', groupId: 9, count: 3 }])
  shop.server.on(login, () => {
    const { access, refresh } = shop.server.accounts.signIn(MEMBER.username, MEMBER.password)
    return { token: access, refreshToken: refresh, basket: null, passwordSent: false }
  })

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)

  expect(shop.getState().basket.counts).toEqual({ 9: 3 })
})

test('another currency reads the sums again and keeps the wishes', async () => {
  const { shop } = await open()
  shop.server.on(putBasketProducts, () => new Promise(() => undefined))
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  const readings = shop.server.countOf(getBasket)

  shop.session.send({ type: 'currency.choose', id: '2' })
  await shop.advance(0)

  expect(shop.server.countOf(getBasket)).toBe(readings + 1)
  expect(shop.getState().basket.log).toMatchObject([{ key: 7, count: 2 }])
})

test('an initialisation that failed can be asked for again, and its message may be dismissed', async () => {
  const { shop } = await open()
  shop.server.fail(getInit, () => json(503, {}))
  shop.session.send({ type: 'session.reload' })
  await shop.advance(60_000)
  expect(shop.getState().session.failure).toMatchObject({ status: 502, retryable: true })
  shop.session.send({ type: 'notice.dismiss' })
  expect(shop.getState().session.failure).toBeUndefined()

  shop.server.heal()
  shop.session.send({ type: 'session.reload' })
  await shop.advance(0)

  expect(shop.getState().session.failure).toBeUndefined()
  expect(shop.getState().session.roles).toEqual(['guest'])
})

const soldOut: Basket = {
  version: 1,
  total: demoTotal({ productsCountInBasket: 4 }),
  data: [
    {
      inStock: false,
      products: [demoProduct({ groups: [demoGroup({ id: 2, count: 0 })] })],
      constructorSets: [true, false].map(selected => ({
        ...{
          id: selected ? 'nabor:21-22' : 'nabor:23-24',
          code: 'nabor',
          title: 'Набор',
          selected
        },
        ...{ groupIds: [21, 22], count: 1, price: 800, oldPrice: null, sum: 800 },
        ...{ basketErr: '', products: [] }
      }))
    }
  ]
}

test('a selected set that is sold out goes where the shop says so, an unselected one stays', async () => {
  const server = createFakeServer()
  server.on(getBasket, () => soldOut)
  server.on(putConstructorSet, () => ({ ...soldOut, version: 2, data: [] }))
  const configuration = { ...demoConfiguration, removeSelectedNotInStock: true }

  await open({ server, state: { configuration } })

  const puts = server.calls.filter(({ name }) => name.endsWith('/constructor-set'))
  expect(puts.map(({ body }) => Object(body).groupIds)).toEqual([[21, 22]])
  expect(server.countOf(putBasketProducts)).toBe(0)
})

test('a shop that a page starts with an unknown member asks who he is, and renews his token', async () => {
  const { shop } = await open({
    scenario: 'dealer',
    state: { session: guestSession({ signedIn: true }) }
  })
  expect(shop.getState().session).toMatchObject({ priceRole: 'dealer', signedIn: true })
  expect(shop.server.countOf(getInit)).toBe(1)
})

test('of a member whom its page knows a shop asks nothing', async () => {
  const { shop } = await open({ scenario: 'dealer' })

  expect(shop.server.countOf(getInit)).toBe(0)
})
