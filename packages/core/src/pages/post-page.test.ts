import { expect, test } from 'vitest'

import { putBasketProducts } from '../contracts/basket.ts'
import { login } from '../contracts/users.ts'
import { siteCookieNames } from '../platform/keys.ts'
import { guestSession } from '../session/session.ts'
import { readIdentity } from '../session/visitor/visitor.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop, type TestShopOptions } from '../testing/test-shop.ts'
import { type PostPageOptions, postPage } from './post-page.ts'

const names = siteCookieNames('penal')

/** What a server knows of a visitor with these cookies. */
function open({ scenario = 'guest', cookies = {} }: TestShopOptions & { cookies?: object } = {}) {
  const { api, server, platform } = createTestShop({ scenario })
  const jar = new Map(Object.entries(cookies))
  const options: PostPageOptions = {
    api,
    session: guestSession({ signedIn: scenario !== 'guest' }),
    site: { configuration: demoConfiguration },
    origin: 'https://shop.example',
    clean: html => html,
    now: () => 0,
    randomBytes: platform.randomBytes,
    visitor: readIdentity(
      { cookies: jar, host: '', cartToken: undefined, newCartToken: () => 'cart' },
      { siteName: 'penal', sites: [] }
    )
  }
  const post = (address: string, fields: Record<string, string>, changes = {}) =>
    postPage(address, new URLSearchParams(fields), { ...options, ...changes })
  return { server, post }
}

test('a form that stands on many pages leads back to the page that it names, else to its own', async () => {
  const { server, post } = open()

  const led = await post('/basket', { group: '101', back: '/cart' })

  expect(led).toEqual({ kind: 'redirect', location: '/cart', cookies: [], remember: false })
  expect(server.countOf(putBasketProducts)).toBe(1)
  expect(await post('/basket', { group: '101' })).toMatchObject({ location: '/basket' })
  expect(await post('/basket', { group: '101', back: '//evil.example' })).toMatchObject({
    location: '/basket'
  })
})

test('who signs in is led to the page that he wanted, with his tokens', async () => {
  const { server, post } = open({ cookies: { previous_link: '/checkout' } })
  const tokens = { token: 'access', refreshToken: 'refresh' }
  server.on(login, () => ({ ...tokens, basket: null, passwordSent: false }))

  const led = await post('/user/signin', { username: 'anna@example.ru', password: 'penal' })

  expect(led).toMatchObject({ kind: 'redirect', location: '/checkout' })
  expect('cookies' in led && led.cookies.map(({ name, value }) => [name, value])).toEqual([
    [names.refreshToken, 'refresh'],
    [names.authToken, 'access'],
    ['previous_link', '']
  ])
})

test('a form that is not taken is its page once more, with what was typed and why', async () => {
  const { server, post } = open()
  server.on(login, () => json(401, { message: 'Неверный пароль' }))

  const page = await post('/user/signin', { username: 'anna@example.ru', password: 'penal' })

  expect(page).toMatchObject({
    ...{ kind: 'page', name: 'user-signin', status: 422, url: '/user/signin' },
    data: { sent: { username: 'anna@example.ru', failure: 'Неверный пароль' } }
  })
})

test('a guest’s form for members leads to the sign-in, and back', async () => {
  const led = await open().post('/user/profile/devices', { back: '/user/profile/devices' })

  expect(led).toMatchObject({
    ...{ kind: 'redirect', location: '/user/signin' },
    cookies: [{ name: 'previous_link', value: '/user/profile/devices' }]
  })
})

test('who signs out keeps no token, and gets another basket', async () => {
  const led = await open({ scenario: 'member' }).post('/signout', { back: '/' })

  expect(led).toMatchObject({ kind: 'redirect', location: '/' })
  expect('cookies' in led && led.cookies).toContainEqual({
    ...{ name: names.authToken, value: '', maxAgeSeconds: 0 }
  })
  expect('cookies' in led && led.cookies.at(-1)?.value).toMatch(/^[\w-]{36}$/)
})

test('a form that the shop could not take, and one that nobody takes, are failures', async () => {
  const { server, post } = open()
  server.on(login, () => json(500, {}))
  const logged: unknown[] = []
  const log = (...line: readonly unknown[]) => logged.push(line[1])

  const signIn = { username: 'anna@example.ru', password: 'penal' }
  expect(await post('/user/signin', signIn, { log })).toMatchObject({
    ...{ kind: 'failure', status: 500 }
  })
  expect(logged).toEqual(['A form could not be taken'])
  expect(await post('/about', {})).toMatchObject({ kind: 'failure', status: 404 })
  expect(await post('/nowhere', {})).toMatchObject({ kind: 'failure', status: 404 })
})

test('a form is not taken without a function that cleans HTML', async () => {
  await expect(open().post('/basket', {}, { clean: undefined })).rejects.toThrow(
    'postPage(options): clean is missing'
  )
})
