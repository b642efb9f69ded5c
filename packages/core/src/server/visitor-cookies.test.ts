import { expect, test } from 'vitest'
import { getConfiguration } from '../contracts/config-provider.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { listSites } from '../contracts/sites.ts'
import { refreshSession } from '../contracts/users.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { testPeople } from '../testing/test-people.ts'
import { createVisitorCookies } from './visitor-cookies.ts'

const cartToken = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'

/** As Next.js sends a request: a copy of it. */
const copyOf = ({ url, method, headers, body, keepalive }: Request) =>
  new Request(url, { method, headers, body, keepalive, ...(body && { duplex: 'half' }) })

function open() {
  const server = createFakeServer()
  server.on(listCurrencies, () => ({ data: [] }))
  server.on(listSites, () => ({ data: [] }))
  const clock = createMemoryClock()
  const ask = createVisitorCookies({
    ...{
      apiUrl: 'https://shop.example/api',
      fetch: request => server.fetch(copyOf(request)),
      clock
    },
    settings: { retry: { limit: 0 } }
  })
  const { refresh } = server.accounts.enrol(testPeople.dealer)
  /** A member whose access token ends after so long. */
  const member = (ms: number) => ({
    auth_tokenpenal: tokenUntil(clock.now() + ms),
    refresh_tokenpenal: refresh,
    cart_tokenpenal: cartToken
  })
  const cookiesOf = async (cookies: Readonly<Record<string, string>>, url?: string) => {
    const jar = new Map(Object.entries(cookies))
    const asked = await ask({ headers: new Headers(), cookies: jar, url })
    return asked.map(({ name, value }) => [name, value])
  }
  return { server, refresh, member, cookiesOf }
}

const tokenUntil = (ms: number) =>
  `head.${Buffer.from(JSON.stringify({ exp: ms / 1000 })).toString('base64url')}.sign`

test('a new visitor is given a cart token, whoever has one is given nothing', async () => {
  const { cookiesOf } = open()

  expect(await cookiesOf({})).toEqual([['cart_tokenpenal', expect.stringMatching(/^[\w-]{36}$/)]])
  expect(await cookiesOf({ cart_tokenpenal: cartToken })).toEqual([])
})

test('a member whose access token is over is given a new pair, before his page is read', async () => {
  const { server, refresh, member, cookiesOf } = open()

  const [kept, access] = await cookiesOf(member(-1))

  expect([kept?.[0], access?.[0]]).toEqual(['refresh_tokenpenal', 'auth_tokenpenal'])
  expect(kept?.[1]).not.toBe(refresh)
  expect(
    server.accounts.authorize(new Headers({ authorization: `Bearer ${access?.[1]}` }))
  ).toEqual(expect.objectContaining({ uid: testPeople.dealer.profile.email }))
})

test('a token that is good is left alone, and so is one that does not tell when it ends', async () => {
  const { server, member, cookiesOf } = open()

  expect(await cookiesOf(member(60_000))).toEqual([])
  expect(await cookiesOf({ ...member(0), auth_tokenpenal: 'opaque' })).toEqual([])
  expect(server.countOf(refreshSession)).toBe(0)
})

test('a renewal that is refused, or has no refresh token, is left to the browser', async () => {
  const { server, member, cookiesOf } = open()
  const { refresh_tokenpenal: _, ...without } = member(-1)

  expect(await cookiesOf({ ...member(-1), refresh_tokenpenal: 'gone' })).toEqual([])
  expect(await cookiesOf(without)).toEqual([])
  expect(server.countOf(refreshSession)).toBe(1)
})

test('the page that a guest has to sign in for is remembered, with its query', async () => {
  const { member, cookiesOf } = open()
  const { refresh_tokenpenal: _, ...ended } = member(-1)
  const orders = 'https://shop.example/user/profile/order/all?page=2'

  for (const guest of [{ cart_tokenpenal: cartToken }, ended]) {
    expect(await cookiesOf(guest, orders)).toEqual([
      ['previous_link', '/user/profile/order/all?page=2']
    ])
  }
})

test.each([
  ['a page that everybody may see', 'https://shop.example/cart', false],
  ['an address without a page', 'https://shop.example/api/basket/v1', false],
  ['what is no address', '/user/profile', false],
  ['a page of a member', 'https://shop.example/user/profile', true]
])('%s is not remembered', async (_, url, isMember) => {
  const { member, cookiesOf } = open()
  const cookies = isMember ? member(60_000) : { cart_tokenpenal: cartToken }

  expect(await cookiesOf(cookies, url)).toEqual([])
})

test('while the backend cannot be asked, there is nothing to set', async () => {
  const { server, cookiesOf } = open()
  server.fail(getConfiguration, () => Response.json({ message: 'нет' }, { status: 503 }))

  expect(await cookiesOf({})).toEqual([])
})
