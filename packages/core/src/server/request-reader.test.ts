import { expect, test } from 'vitest'

import { getBasket } from '../contracts/basket.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { getInit } from '../contracts/init.ts'
import { listSites } from '../contracts/sites.ts'
import type { PartialConfig } from '../platform/config.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { priceRole } from '../session/session.selectors.ts'
import { sessionSubject } from '../session/session.ts'
import { createStore } from '../store/store.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { testPeople } from '../testing/test-people.ts'
import { createRequestReader } from './request-reader.ts'
import { serverHost } from './server-host.ts'

function open(settings?: PartialConfig) {
  const server = createFakeServer()
  server.on(listCurrencies, () => ({ data: [] }))
  server.on(listSites, () => ({ data: [{ id: '1', code: 'ru', title: 'Пенал' }] }))
  const clock = createMemoryClock()
  const read = createRequestReader({
    ...{ apiUrl: 'https://shop.example/api', fetch: server.fetch, clock },
    ...(settings && { settings })
  })
  const request = (cookies: Readonly<Record<string, string>> = {}, headers = {}) =>
    read({
      headers: new Headers(headers),
      cookies: new Map(Object.entries(cookies)),
      ip: '203.0.113.7'
    })
  return { server, clock, request }
}

const cartToken = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'

const dealer = ({ server }: ReturnType<typeof open>) => {
  const { access, refresh } = server.accounts.enrol(testPeople.dealer)
  return { auth_tokenpenal: access, refresh_tokenpenal: refresh, cart_tokenpenal: cartToken }
}

test('a guest is given a cart token, and an empty basket without a call', async () => {
  const { server, request } = open()
  const { cookies, initial, renews } = await request({}, { 'x-forwarded-proto': 'https' })

  expect(cookies).toEqual([
    {
      name: 'cart_tokenpenal',
      value: expect.stringMatching(/^[\w-]{36}$/),
      options: {
        ...{ path: '/', sameSite: 'lax', httpOnly: false, secure: true },
        maxAge: expect.any(Number)
      }
    }
  ])
  expect([server.countOf(getBasket), initial.basket.counts, renews]).toEqual([0, {}, false])
})

test('what is the same for all guests is asked again after 15 s', async () => {
  const { server, clock, request } = open()
  const counts = () => [getConfiguration, listCurrencies, listSites, getInit].map(server.countOf)
  await Promise.all([request(), request(), request()])
  expect(counts()).toEqual([1, 1, 1, 1])

  clock.advance(15_001)
  await request()
  expect(counts()).toEqual([2, 2, 2, 2])
})

test('what is kept for all guests is asked in the name of none', async () => {
  const { server, request } = open()
  await request({ cart_tokenpenal: cartToken })

  const { headers } = server.calls.find(({ name }) => name.endsWith('/init/v1')) ?? {}
  expect([headers?.get('cart-token') ?? '', headers?.get('x-forwarded-for')]).toEqual(['', null])
})

test('however many currencies visitors name, few answers are kept', async () => {
  const { server, request } = open()
  const visit = (currency: number) => request({ 'currency-idpenal': String(currency) })
  for (let currency = 0; currency < 250; currency += 1) await visit(currency)
  await visit(249)
  expect(server.countOf(getInit)).toBe(250)

  await visit(0)
  expect(server.countOf(getInit)).toBe(251)
})

test('a failure is not kept', async () => {
  const { server, request } = open()
  server.fail(getInit, () => Response.json({ message: 'нет' }, { status: 400 }))
  await expect(request()).rejects.toMatchObject({ status: 400 })

  server.heal()
  await expect(request()).resolves.toMatchObject({ renews: false })
})

test('a member is asked for in his own name, and his page starts with his role and basket', async () => {
  const shop = open()
  const own = dealer(shop)
  const { initial, api, cookies } = await shop.request(own)
  const loadShop = () => Promise.reject(new Error('none here'))
  const store = createStore({ initial, host: serverHost, loadShop })

  expect(priceRole(store.get(sessionSubject))).toBe('dealer')
  expect(initial.session.profile).toMatchObject({ email: testPeople.dealer.profile.email })
  expect([cookies, initial.basket.version >= 0]).toEqual([[], true])
  await api(getBasket, {})
  const { headers } = shop.server.calls.at(-1) ?? { headers: new Headers() }
  expect(headers.get('authorization')).toContain(own.auth_tokenpenal)
  expect(headers.get('x-forwarded-for')).toBe('203.0.113.7')
})

test('a cookie may be told with its value inside, the address by a header of the proxy', async () => {
  const { server } = open()
  const read = createRequestReader({
    ...{ apiUrl: 'https://shop.example/api', fetch: server.fetch, clock: createMemoryClock() },
    addressHeader: 'x-real-ip'
  })
  const headers = new Headers({ 'x-real-ip': '203.0.113.9', 'x-forwarded-for': '198.51.100.1' })
  const jar = new Map([['cart_tokenpenal', { name: 'cart_tokenpenal', value: cartToken }]])
  const { cookies } = await read({ headers, cookies: jar })

  const { headers: sent } = server.calls.find(({ name }) => name.endsWith('/basket/v1')) ?? {}
  expect([cookies, sent?.get('cart-token')]).toEqual([[], cartToken])
  expect(sent?.get('x-forwarded-for')).toBe('203.0.113.9')
})

test('nothing of a member stands in the page of a guest who comes at the same time', async () => {
  const shop = open()
  const [own, other] = await Promise.all([shop.request(dealer(shop)), shop.request()])

  expect(own.session.priceRole).toBe('dealer')
  expect(other.session).toMatchObject({ signedIn: false, priceRole: 'guest_opt' })
  expect(JSON.stringify(other.initial)).not.toContain(testPeople.dealer.profile.email)
})

test('a token that is over is left to the browser, which has the means to renew it', async () => {
  const shop = open()
  const own = dealer(shop)
  shop.server.accounts.expireAccess()
  const { renews, session, cookies, api } = await shop.request(own)

  expect([renews, session.signedIn, session.profile]).toEqual([true, true, undefined])
  expect(cookies).toEqual([])
  await api(getBasket, {})
  expect(shop.server.calls.at(-1)?.headers.has('authorization')).toBe(false)
})

test('a token that nothing can renew goes with the answer', async () => {
  const shop = open()
  const { refresh_tokenpenal: _, ...own } = dealer(shop)
  shop.server.accounts.expireAccess()
  const { renews, session, cookies } = await shop.request(own)

  expect([renews, session.signedIn]).toEqual([false, false])
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['auth_tokenpenal', ''],
    ['refresh_tokenpenal', '']
  ])
})

test('a backend that does not answer is an error that may be tried again', async () => {
  const { server, request } = open({ retry: { limit: 0 } })
  server.fail(getConfiguration, () => {
    throw new TypeError('fetch failed')
  })
  await expect(request()).rejects.toMatchObject({ retryable: true })
})

test('settings of the shop go to its pages, each group whole', async () => {
  const { request } = open({ timeoutMs: 5000, retry: { limit: 0 } })
  const { settings } = (await request()).initial.site

  expect(Object.keys(settings ?? {}).toSorted()).toEqual(['retry', 'timeoutMs'])
  expect(settings?.retry).toMatchObject({ limit: 0, firstDelayMs: 300 })
})
