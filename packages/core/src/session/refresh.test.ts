import { expect, test } from 'vitest'

import { countOrders } from '../contracts/orders.ts'
import { getProfile, login, refreshSession } from '../contracts/users.ts'
import { json } from '../testing/fake-server.ts'
import { demoProfile } from '../testing/fixtures.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'

const ENDED = 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'

async function createMember(): Promise<TestShop> {
  const shop = createTestShop()
  const { server } = shop
  server.on(getProfile, ({ headers }) =>
    demoProfile({ email: server.accounts.authorize(headers)?.uid ?? '' })
  )
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
  return shop
}

const isMember = (shop: TestShop) => shop.session.actor.getSnapshot().matches('member')
const signOuts = (shop: TestShop) => {
  const reasons: string[] = []
  shop.session.actor.on('session.signedOut', ({ reason }) => reasons.push(reason))
  return reasons
}

/** Twenty calls at once; the clock moves on so that waiting ends. */
async function burst(shop: TestShop, count = 20) {
  const calls = Array.from({ length: count }, () => shop.api(getProfile, {}))
  const settled = Promise.allSettled(calls)
  await shop.advance(1000)
  return settled
}

test('refreshes once for many refused calls and repeats each of them once', async () => {
  const shop = await createMember()
  shop.server.accounts.expireAccess()

  const results = await burst(shop)

  expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(shop.server.countOf(refreshSession)).toBe(1)
  expect(shop.server.countOf(getProfile)).toBe(40)
})

test('refreshes once more for the next burst', async () => {
  const shop = await createMember()
  shop.server.accounts.expireAccess()
  await burst(shop)

  shop.server.accounts.expireAccess()
  await burst(shop)

  expect(shop.server.countOf(refreshSession)).toBe(2)
  expect(isMember(shop)).toBe(true)
})

test('tries again after a refresh that failed, once its pause is over', async () => {
  const shop = await createMember()
  shop.server.accounts.expireAccess()
  const { accounts } = shop.server
  shop.server.on(refreshSession, () => json(503, { message: 'Ведутся работы' }))
  await burst(shop)
  shop.server.on(refreshSession, ({ body }) =>
    accounts.refresh(JSON.parse(JSON.stringify(body)).oldRefreshToken)
  )

  await shop.advance(10_000)
  const results = await burst(shop)

  expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
})

test('does not refresh for a late refusal of an older token', async () => {
  const shop = await createMember()
  let answerLate = (_: Response) => undefined
  let isFirst = true
  shop.server.on(countOrders, ({ headers }) => {
    if (!isFirst) {
      shop.server.accounts.authorize(headers)
      return { all: 0, statuses: [] }
    }
    isFirst = false
    return new Promise(resolve => {
      answerLate = answer => void resolve(answer)
    })
  })
  const late = shop.api(countOrders, {})
  await shop.advance(0)
  shop.server.accounts.expireAccess()
  await burst(shop, 1)

  answerLate(json(401, { message: 'Нет доступа' }))
  await shop.advance(0)

  expect(await late).toEqual({ all: 0, statuses: [] })
  expect(shop.server.countOf(refreshSession)).toBe(1)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['500', () => json(500, {})],
  ['502', () => json(502, {})],
  ['503', () => json(503, {})],
  ['broken JSON', () => new Response('{"access":', { status: 200 })],
  ['a page of HTML', () => new Response('<html>Wi-Fi</html>', { status: 200 })],
  ['an answer that never comes', () => new Promise<Response>(() => undefined)]
])('keeps the tokens when the refresh meets %s', async (_, answer) => {
  const shop = await createMember()
  const outs = signOuts(shop)
  shop.server.accounts.expireAccess()
  shop.server.on(refreshSession, answer)

  const settled = Promise.allSettled([shop.api(getProfile, {})])
  await shop.advance(20_000)
  const [result] = await settled

  expect(result).toMatchObject({ status: 'rejected', reason: { retryable: true } })
  expect(outs).toEqual([])
  expect(isMember(shop)).toBe(true)
  expect(shop.browser.cookies.get('refresh_tokenpenal')).toBe('refresh-1')
})

test.each([400, 401, 403, 406])(
  'signs out once when the refresh is refused with %s',
  async status => {
    const shop = await createMember()
    const outs = signOuts(shop)
    shop.server.accounts.expireAccess()
    shop.server.on(refreshSession, () => json(status, { message: 'Нет' }))

    const results = await burst(shop, 5)

    expect(outs).toEqual(['expired'])
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: ENDED } })
    }
    expect(shop.browser.cookies.has('auth_tokenpenal')).toBe(false)
  }
)

test('asks for one refresh while the server is out of order', async () => {
  const shop = await createMember()
  shop.server.accounts.expireAccess()
  shop.server.on(refreshSession, () => json(503, {}))

  for (let call = 0; call < 50; call += 1) {
    const settled = Promise.allSettled([shop.api(getProfile, {})])
    await shop.advance(100)
    await settled
  }

  expect(shop.server.countOf(refreshSession)).toBe(1)
})

test('tries at once with another refresh token', async () => {
  const shop = await createMember()
  shop.server.accounts.expireAccess()
  shop.server.on(refreshSession, () => json(503, {}))
  await burst(shop, 1)
  shop.browser.cookies.set('refresh_tokenpenal', 'from-another-tab')

  await burst(shop, 1)

  expect(shop.server.countOf(refreshSession)).toBe(2)
})

test('repeats a refused call only once and then ends the session', async () => {
  const shop = await createMember()
  const outs = signOuts(shop)
  shop.server.on(getProfile, () => json(401, { message: 'Нет доступа' }))

  const [result] = await burst(shop, 1)

  expect(result).toMatchObject({ status: 'rejected', reason: { message: ENDED, status: 401 } })
  expect(shop.server.countOf(getProfile)).toBe(2)
  expect(shop.server.countOf(refreshSession)).toBe(1)
  expect(outs).toEqual(['expired'])
})

test('still refreshes when a repeat after 503 is refused', async () => {
  const shop = await createMember()
  const answers = [json(503, {}), json(401, {})]
  shop.server.on(getProfile, () => answers.shift() ?? demoProfile())

  const [result] = await burst(shop, 1)

  expect(result).toMatchObject({ status: 'fulfilled' })
  expect(shop.server.countOf(refreshSession)).toBe(1)
})

test('sends the body again, the same, after a refresh', async () => {
  const shop = await createMember()
  shop.server.accounts.expireAccess()

  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(1000)

  const posts = shop.server.calls.filter(({ name }) => name === 'POST /basket/v1/products')
  expect(posts).toHaveLength(2)
  expect(posts[0]?.body).toEqual(posts[1]?.body)
})

test('shows the message of a refused sign-in, without a refresh', async () => {
  const shop = createTestShop()
  const outs = signOuts(shop)
  await shop.advance(0)

  const form = { username: 'maria@example.com', password: 'не тот' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)

  expect(shop.session.get().failure?.message).toBe('Неверный e-mail или пароль')
  expect(shop.server.countOf(login)).toBe(1)
  expect(shop.server.countOf(refreshSession)).toBe(0)
  expect(outs).toEqual([])
})

test('leaves a guest and his basket alone when a call is refused', async () => {
  const shop = createTestShop()
  const outs = signOuts(shop)
  shop.server.on(getProfile, () => json(401, { message: 'Нет доступа' }))
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(0)
  const cartToken = shop.browser.cookies.get('cart_tokenpenal')

  const [result] = await burst(shop, 1)

  expect(result).toMatchObject({ status: 'rejected', reason: { status: 401 } })
  expect(outs).toEqual([])
  expect(shop.browser.cookies.get('cart_tokenpenal')).toBe(cartToken)
  expect(shop.basket.get().counts).toEqual({ 7: 2 })
})

test('signs out once for many answers 406', async () => {
  const shop = await createMember()
  const outs = signOuts(shop)
  shop.server.on(getProfile, () => json(406, { message: 'Сессия завершена' }))

  await burst(shop)

  expect(outs).toEqual(['inactive'])
  expect(shop.session.get()).toMatchObject({
    ended: 'inactive',
    notice: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'
  })
})

test('takes a 406 that is no JSON for the word of a proxy', async () => {
  const shop = await createMember()
  const outs = signOuts(shop)
  shop.server.on(getProfile, () => new Response('Not Acceptable', { status: 406 }))

  await burst(shop, 1)

  expect(outs).toEqual([])
  expect(isMember(shop)).toBe(true)
})
