import { expect, test } from 'vitest'
import { getInit } from '../contracts/init.ts'
import { createShop } from '../shop/shop.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createRandomBytes } from '../testing/random.ts'
import { settle } from '../testing/test-shop.ts'
import { shopConfig } from './config.ts'
import { createMemoryClock, createPlainPlatform } from './memory.ts'

const server = createFakeServer()
const host = {
  apiUrl: 'https://shop.example/api',
  fetch: server.fetch,
  clock: createMemoryClock(),
  randomBytes: createRandomBytes(1)
}

test('a shop on a plain host keeps its visitor while it lasts', async () => {
  const platform = createPlainPlatform(host)
  const shop = createShop(platform, shopConfig({ siteName: 'penal' }))
  shop.session.send({
    type: 'signin.submit',
    form: { username: 'maria@example.com', password: 'пенал2026' }
  })
  await settle()

  expect(await shop.api(getInit, { query: {} })).toMatchObject({
    profile: { uid: expect.any(String) }
  })
  expect(await platform.freshCookie('auth_tokenpenal')).toBe('access-1')
  expect(platform.cookies.names()).toContain('cart_tokenpenal')
  shop.stop()
})

test('what the host has of its own takes the place of the plain one', async () => {
  const left: string[] = []
  const cookies = createPlainPlatform(host).cookies
  cookies.set('theme', 'dark')
  const platform = createPlainPlatform({ ...host, cookies, leave: url => left.push(url) })

  platform.leave('https://bank.example/pay')

  expect(left).toEqual(['https://bank.example/pay'])
  expect(await platform.freshCookie('theme')).toBe('dark')
})

test('a plain host is the only tab there is', async () => {
  const { tabs, storage, tabStorage } = createPlainPlatform(host)
  const received: unknown[] = []

  tabs.listen(message => received.push(message))
  tabs.send('привет')
  storage.set('favorites', '[1]')

  expect(await tabs.alone('refresh', 1000, async () => 'сделано')).toBe('сделано')
  expect(received).toEqual([])
  expect([storage.keys(), tabStorage.keys()]).toEqual([['favorites'], []])
})
