import { expect, test } from 'vitest'

import { getInit } from '../contracts/init.ts'
import { getProfile, login, refreshSession } from '../contracts/users.ts'
import type { Currency, Site } from '../entities/site.ts'
import { demoProfile } from '../testing/fixtures.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'
import {
  isSignedIn,
  priceRole,
  sessionMessage,
  sessionNotice,
  sessionProfile
} from './session.selectors.ts'
import { guestSession } from './session.ts'
import type { SessionEvent } from './session-events.ts'

const form = { username: 'maria@example.com', password: 'пенал2026' }
const rubles: Currency = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
const tenge: Currency = { id: '3', code: 'KZT', sign: '₸', rate: 5.2 }
const sites: Site[] = [{ id: '2', code: 'tula', title: 'Пенал в Туле' }]

function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  const facts: string[] = []
  shop.session.actor.on('*', fact => facts.push(fact.type))
  const send = async (...events: SessionEvent[]) => {
    for (const event of events) shop.session.send(event)
    await shop.advance(0)
  }
  return { shop, facts, send, context: () => shop.getState().session }
}

const bodyOf = ({ server }: TestShop, call: string) =>
  Object(server.calls.findLast(({ name }) => name === call)?.body)

test('a visitor of whom nothing is known is a guest with the prices of a guest', () => {
  const guest = guestSession()

  expect([isSignedIn(guest), priceRole(guest), guest.roles]).toEqual([
    false,
    'guest_opt',
    ['guest']
  ])
  expect([sessionMessage(guest), sessionNotice(guest)]).toEqual(['', ''])
  expect(guest.failure).toBeUndefined()
  expect(sessionProfile(guest)).toBeUndefined()
})

test('a sign-out leaves the shop as it was and takes the person away', async () => {
  const { facts, send, context } = open({
    scenario: 'dealer',
    state: {
      session: guestSession({
        ...{ signedIn: true, profile: demoProfile(), roles: ['dealer'], priceRole: 'dealer' },
        ...{ siteId: '2', sites, currencies: [rubles, tenge], currencyId: '3' }
      })
    }
  })

  await send({ type: 'signout.submit' }, { type: 'signout.submit' })

  expect(context()).toEqual({
    ...guestSession({ siteId: '2', sites, currencies: [rubles, tenge] }),
    profile: undefined
  })
  expect(facts).toEqual(['session.signedOut'])
})

test.each<SessionEvent>([
  { type: 'signout.submit' },
  { type: 'session.end' },
  { type: 'session.refused', token: 'access-1' },
  { type: 'otherTab.signedOut' }
])('%j means nothing to a guest: his basket and his cart token stay', async event => {
  const { shop, facts, send } = open()
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)
  const token = shop.browser.cookies.get('cart_tokenpenal')

  await send(event)

  expect(facts).toEqual([])
  expect(shop.browser.cookies.get('cart_tokenpenal')).toBe(token)
  expect(shop.getState().basket.counts).toEqual({ 7: 2 })
})

test('a session that ends says so once, until it is dismissed', async () => {
  const { shop, send, context } = open({ scenario: 'member' })

  await send({ type: 'session.end' })
  expect(sessionNotice(context())).toBe(
    'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'
  )
  await send({ type: 'notice.dismiss' })

  expect(sessionNotice(context())).toBe('')
  expect(shop.server.countOf(refreshSession)).toBe(0)
})

test('who signs out himself, or elsewhere, is told nothing', async () => {
  for (const type of ['signout.submit', 'otherTab.signedOut'] as const) {
    const { send, context } = open({ scenario: 'member' })

    await send({ type })

    expect(sessionNotice(context())).toBe('')
  }
})

test('a sign-in carries the cart token, a device and what else its form asks', async () => {
  const { shop, send } = open()
  const cartToken = shop.browser.cookies.get('cart_tokenpenal')

  await send({ type: 'signin.submit', form: { ...form, emailOnly: true, scenario: 'checkout' } })
  const { deviceId, ...body } = bodyOf(shop, 'POST /users/v1/login')

  expect(body).toEqual({ ...form, emailOnly: true, scenario: 'checkout', basket: cartToken })
  expect(shop.browser.storage.get('device_id')).toBe(deviceId)
})

test('a refresh names the device of the sign-in, and a sign-out forgets it', async () => {
  const { shop, send } = open()
  await send({ type: 'signin.submit', form })
  const { deviceId } = bodyOf(shop, 'POST /users/v1/login')
  shop.server.accounts.expireAccess()

  await Promise.all([shop.api(getInit, {}), shop.advance(0)])
  expect(bodyOf(shop, 'POST /users/v1/refresh')).toEqual({
    oldRefreshToken: 'refresh-1',
    deviceId
  })
  await send({ type: 'signout.submit' })

  expect(shop.browser.storage.get('device_id')).toBeUndefined()
})

test('an answer without tokens and without a mailed password is a failure', async () => {
  const { shop, send, context } = open()
  const empty = { token: null, refreshToken: null, basket: null, passwordSent: false }
  shop.server.on(login, () => empty)

  await send({ type: 'signin.submit', form })

  expect(isSignedIn(context())).toBe(false)
  expect(sessionMessage(context())).toBe('Произошла ошибка сервера')
})

test('an access token without a refresh token signs in, until it is refused', async () => {
  const { shop, send, context } = open()
  shop.server.on(login, () => {
    const { access } = shop.server.accounts.signIn(form.username, form.password)
    return { token: access, refreshToken: null, basket: null, passwordSent: false }
  })
  await send({ type: 'signin.submit', form })
  expect(isSignedIn(context())).toBe(true)
  shop.server.accounts.expireAccess()

  shop.server.on(getProfile, () => new Response('{}', { status: 401 }))
  const call = shop.api(getProfile, {})
  await expect(Promise.all([call, shop.advance(0)])).rejects.toMatchObject({ status: 401 })

  expect(isSignedIn(context())).toBe(false)
  expect(shop.server.countOf(refreshSession)).toBe(0)
})

test('a new profile is shown at once, and the next initialisation has the last word', async () => {
  const { send, context } = open({ scenario: 'member' })
  const profile = demoProfile({ fio: 'Ёлкина Мария Петровна' })

  await send({ type: 'profile.replaced', profile })
  expect(sessionProfile(context())?.fio).toBe('Ёлкина Мария Петровна')
  await send({ type: 'session.reload' })

  expect(sessionProfile(context())?.fio).toBe('Иванова Мария Петровна')
})

test('a sign-in elsewhere while this tab signs in does not sign in twice', async () => {
  const { shop, facts, send } = open()

  await send({ type: 'signin.submit', form }, { type: 'otherTab.signedIn' })

  expect(facts.filter(fact => fact === 'session.signedIn')).toHaveLength(1)
  expect(shop.browser.cookies.get('auth_tokenpenal')).toBe('access-1')
})

test.each([
  ['', 0],
  ['/users/v1/revoke', 1]
])(
  'a sign-out gives the tokens up at the path «%s» of the configuration',
  async (revokePath, times) => {
    const { shop, send, context } = open({ scenario: 'member', config: { revokePath } })
    const { cookies } = shop.browser
    const [access, refresh] = [cookies.get('auth_tokenpenal'), cookies.get('refresh_tokenpenal')]
    const received: unknown[] = []
    shop.server.on(
      { ...getInit, method: 'POST', path: '/users/v1/revoke' },
      ({ headers, body }) => {
        received.push([headers.get('authorization'), Object(body).refreshToken])
        return {}
      }
    )

    await send({ type: 'signout.submit' }, { type: 'signout.submit' })

    expect(received).toEqual(Array(times).fill([`Bearer ${access}`, refresh]))
    expect([isSignedIn(context()), cookies.get('auth_tokenpenal')]).toEqual([false, undefined])
  }
)
