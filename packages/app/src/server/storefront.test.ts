import { createFakeBasket } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { builtIn } from './testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from './testing/test-storefront.ts'

const running: TestStorefront[] = []

async function start(options: Parameters<typeof startTestStorefront>[0] = {}) {
  const storefront = await startTestStorefront(options)
  running.push(storefront)
  return storefront
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const AWAY = 'http://127.0.0.1:9'

const secured = [
  ['a page', '/', 200],
  ['a page that is not there', '/net-takoj', 404],
  ['a payload', '/_payload.json', 200],
  ['a payload that is not there', '/net-takoj/_payload.json', 404],
  ['an asset', '/assets/entry.js', 200],
  ['a missing asset', '/assets/none.js', 404],
  ['a redirect', '/user/profile', 302],
  ['the robots file', '/robots.txt', 200],
  ['the health check', '/healthz', 200],
  ['a call of the API', '/api/config-provider/v1', 200],
  ['a call the API refuses', '/api/none/v1', 404]
] as const

for (const [name, path, status] of secured) {
  test(`${name} carries every security header`, async () => {
    const storefront = await start()

    const { headers, status: answered } = await storefront.fetch(path)

    expect(answered).toBe(status)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-powered-by')).toBeNull()
  })
}

test('a page lets only its own scripts run, by a nonce that never comes twice', async () => {
  const storefront = await start()

  const answers = await Promise.all(Array.from({ length: 50 }, () => storefront.fetch('/')))

  const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '')
  const nonces = policies.map(policy => /'nonce-([\w-]+)'/.exec(policy)?.[1])
  expect(new Set(nonces).size).toBe(50)
  expect(policies[0]).toContain("require-trusted-types-for 'script'")
  expect(policies[0]).not.toContain('unsafe')
  expect(await answers[0]?.text()).toContain(`<script nonce="${nonces[0]}"`)
})

test('no markup of a page has an inline style, which its policy would block', async () => {
  const storefront = await start()

  const html = await (await storefront.fetch('/')).text()

  expect(html).not.toMatch(/<[^>]+ style="/)
})

test('a page is Russian, has its title and holds its data once', async () => {
  const storefront = await start()

  const html = await (await storefront.fetch('/')).text()

  expect(html).toContain('<html lang="ru">')
  expect(html).toContain('<title>Школьная форма, рюкзаки и канцелярия — Пенал</title>')
  expect(html.match(/id="state"/g)).toHaveLength(1)
  expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('<main'))
})

test('a search for markup shows it as text and cannot leave the state', async () => {
  const storefront = await start()
  const attack = '</script><script>alert(1)</script>'

  const response = await storefront.fetch(`/search?q=${encodeURIComponent(attack)}`)

  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('the page of the theme cookie comes in that theme', async () => {
  const storefront = await start()

  const html = await (await storefront.fetch('/', { headers: { cookie: 'theme=dark' } })).text()

  expect(html).toContain('<html lang="ru" data-theme="dark">')
})

const badAddresses = [
  ['broken percent-encoding', '/catalog/%E0%A4%A'],
  ['an address of 10 kB', `/${'a'.repeat(10_000)}`],
  ['a hidden host', '//evil.example/'],
  ['a category that is not there', '/catalog/net-takoj'],
  ['a page that is not built', '/constructor']
] as const

for (const [name, path] of badAddresses) {
  test(`${name} shows the 404 screen`, async () => {
    const storefront = await start()

    const response = await storefront.fetch(path)

    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('ОЙ! Похоже, мы не можем найти нужную вам страницу.')
    expect(html).toContain('код ошибки: 404 ( Страница не найдена )')
    expect(html).toContain('noindex')
  })
}

test('unknown parameters and a search of 10,000 letters do not break a list', async () => {
  const storefront = await start()
  const query = `?__proto__[x]=1&constructor[prototype][y]=1&q=${encodeURIComponent('я'.repeat(10_000))}`

  const response = await storefront.fetch(`/search${query}`)

  expect(response.status).toBe(200)
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

test('the first page of a list has one address', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/search?q=ранец&page=1')

  expect(response.status).toBe(302)
  expect(decodeURI(response.headers.get('location') ?? '')).toBe('/search?q=ранец')
})

test('a page past the end of a list is an empty list and not found', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/search?page=999')

  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Здесь товаров уже нет')
})

for (const page of ['0', 'abc', '-1', '1e3']) {
  test(`page=${page} shows the first page`, async () => {
    const storefront = await start()

    expect((await storefront.fetch(`/search?page=${page}`)).status).toBe(200)
  })
}

test('a guest is sent from the profile to the sign-in page, and the wish is remembered', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/user/profile?tab=1')

  expect(response.headers.get('location')).toBe('/user/signin')
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringContaining('previous_link=%2Fuser%2Fprofile%3Ftab%3D1; Max-Age=3600; Path=/')
  )
})

test('a link to a guarded page that was only pointed at is not remembered', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/user/profile/_payload.json', {
    headers: { purpose: 'prefetch' }
  })

  expect(response.headers.getSetCookie().join()).not.toContain('previous_link')
})

test('the payload of a guarded page names where to go instead', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/user/profile/_payload.json')

  expect(await response.json()).toEqual({ redirect: '/user/signin' })
})

test('tokens in an address are stored and stripped before anything else', async () => {
  const storefront = await start()
  const [auth, cart] = ['aaa.bbb.ccc', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff']

  const response = await storefront.fetch(`/?auth_token=${auth}&utm_source=x&cart_token=${cart}`)

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/?utm_source=x')
  expect(response.headers.getSetCookie().join()).toContain(`auth_tokenpenal=${auth}`)
  expect(response.headers.getSetCookie().join()).toContain(`cart_tokenpenal=${cart}`)
  expect(response.headers.getSetCookie().join()).toContain('arrived_signed_in=own')
  expect(storefront.logged.join()).not.toContain(auth)
})

test('a first visit gets one cart token, a second keeps its own', async () => {
  const storefront = await start()

  const first = await storefront.fetch('/')
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const second = await storefront.fetch('/', { headers: { cookie } })

  expect(cookie).toMatch(/^cart_tokenpenal=[\w-]{36}$/)
  expect(second.headers.getSetCookie()).toEqual([])
})

test('a backend that is away gives the error screen with 502 on every page', async () => {
  const storefront = await start({ apiUrl: AWAY })

  const response = await storefront.fetch('/catalog')

  expect(response.status).toBe(502)
  expect(await response.text()).toContain(
    'код ошибки: 502 ( Не удалось выполнить инициализацию, попробуйте перезагрузить страницу )'
  )
})

test.each<[string, object, object]>([
  ['the backend is away', { apiUrl: AWAY }, { status: 502, isAway: true }],
  [
    'the initialisation is not to be had',
    {
      answer: ({ path }: { path: string }) =>
        path === '/init/v1' ? { status: 503, body: {} } : undefined
    },
    { status: 502, isAway: true }
  ],
  [
    'the backend has no configuration',
    {
      answer: ({ path }: { path: string }) =>
        path === '/config-provider/v1' ? { status: 500, body: {} } : undefined
    },
    { status: 501 }
  ]
])('the data of a page where %s says whether it may be waited for', async (_, options, failure) => {
  const storefront = await start(options)

  const answer = await storefront.fetch('/catalog/_payload.json')

  const { isAway, status } = (await answer.json()).failure
  expect({ isAway, status }).toEqual(failure)
})

test.each([
  ['does not listen yet', { apiUrl: AWAY, openingMs: 60_000 }],
  [
    'fills its store',
    { answer: () => ({ status: 503, body: { message: 'Магазин откроется через минуту' } }) }
  ]
])('while the backend %s every page says that the shop opens in a moment', async (_, options) => {
  const storefront = await start(options)

  for (const path of ['/', '/catalog', '/net-takoj']) {
    const response = await storefront.fetch(path)
    const html = await response.text()

    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'retry-after': '5',
      refresh: '5',
      'cache-control': 'private, no-store'
    })
    expect(html).toContain('<h1>Магазин откроется через минуту</h1>')
    expect(html).not.toMatch(/код ошибки|ОЙ!/)
  }
})

test('a backend that does not answer gives 502 within 4 s', async () => {
  const storefront = await start({ answer: () => new Promise(() => undefined) })
  const waited = async () => {
    const started = performance.now()
    expect((await storefront.fetch('/')).status).toBe(502)
    return performance.now() - started
  }

  // What else the machine does may keep one answer back, not each.
  await expect.poll(waited).toBeLessThan(4000)
})

test('a backend without a configuration gives 501 and the words of §8', async () => {
  const storefront = await start({
    answer: ({ path }) => (path === '/config-provider/v1' ? { status: 500, body: {} } : undefined)
  })

  const response = await storefront.fetch('/')
  const payload = await storefront.fetch('/_payload.json')

  expect([response.status, payload.status]).toEqual([501, 501])
  expect(await response.text()).toContain(
    'код ошибки: 501 ( Произошла ошибка при инициализации конфига. Перезагрузите страницу )'
  )
})

test('a call to a backend that is away is answered in Russian', async () => {
  const storefront = await start({ apiUrl: AWAY })

  const response = await storefront.fetch('/api/basket/v1')

  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({
    message: 'Магазин временно не отвечает. Попробуйте ещё раз через минуту'
  })
})

test('a call goes on with its body and headers, without the cookies of the page', async () => {
  const seen: unknown[] = []
  const storefront = await start({
    answer: ({ path, headers, body }) => {
      if (path !== '/basket/v1/products') return undefined
      seen.push({ body, cookie: headers.cookie, token: headers['cart-token'] })
      return { status: 200, body: { ok: true } }
    }
  })

  await storefront.fetch('/api/basket/v1/products', {
    method: 'POST',
    body: '{"change":true}',
    headers: { cookie: 'auth_tokenpenal=a.b.c', 'cart-token': 'my-cart-token' }
  })

  expect(seen).toEqual([{ body: '{"change":true}', cookie: undefined, token: 'my-cart-token' }])
})

test('an expired token with a refresh token renders the shell and rotates nothing', async () => {
  const storefront = await start({
    answer: ({ headers }) =>
      headers.authorization ? { status: 401, body: { message: 'Токен истёк' } } : undefined
  })
  const cookie = 'auth_tokenpenal=a.b.c; refresh_tokenpenal=r.e.f; cart_tokenpenal=my-cart-token'

  const payload = await (
    await storefront.fetch('/user/profile/_payload.json', { headers: { cookie } })
  ).json()

  expect(payload).not.toHaveProperty('redirect')
  expect(storefront.calls.filter(call => call.includes('refresh'))).toEqual([])
})

test('a page knows a member’s role and bonuses by the token where the initialisation is silent', async () => {
  const claims = { uid: 'u-1', roles: ['dealer'], priceRole: 'dealer', bonusType: 'dealer' }
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
  const storefront = await start({
    answer: ({ path }) =>
      path === '/init/v1'
        ? { body: { priceRole: 'opt', profile: null, categories: [] } }
        : undefined
  })

  const html = await (
    await storefront.fetch('/about', { headers: { cookie: `auth_tokenpenal=${token}` } })
  ).text()

  const [, state = ''] = /id="state"[^>]*>([^<]*)</.exec(html) ?? []
  expect(JSON.parse(state).shop.session).toMatchObject({
    roles: ['dealer'],
    priceRole: 'opt',
    bonusType: 'dealer'
  })
})

test('an expired token without a refresh token is taken away', async () => {
  const storefront = await start({
    answer: ({ headers }) =>
      headers.authorization ? { status: 401, body: { message: 'Токен истёк' } } : undefined
  })

  const response = await storefront.fetch('/', {
    headers: { cookie: 'auth_tokenpenal=a.b.c; cart_tokenpenal=my-cart-token' }
  })

  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringContaining('auth_tokenpenal=; Max-Age=0; Path=/')
  )
  expect(await response.text()).toContain(
    '"notice":"Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново"'
  )
})

test('a session that ended on a page of the account is told of by the sign-in it leads to', async () => {
  const storefront = await start({
    answer: ({ headers }) =>
      headers.authorization ? { status: 401, body: { message: 'Токен истёк' } } : undefined
  })
  const headers = { cookie: 'auth_tokenpenal=a.b.c; cart_tokenpenal=my-cart-token' }

  const redirect = await storefront.fetch('/user/profile', { headers })
  const signIn = await storefront.fetch(redirect.headers.get('location') ?? '', { headers })

  const gone = expect.stringContaining('auth_tokenpenal=; Max-Age=0; Path=/')
  expect(redirect.headers.get('location')).toBe('/user/signin')
  expect(redirect.headers.getSetCookie()).not.toContainEqual(gone)
  expect(signIn.headers.getSetCookie()).toContainEqual(gone)
  expect(await signIn.text()).toMatch(/>Сессия закончилась. Пожалуйста, авторизуйтесь[^<]*</)
})

test('a session that the server has ended is told of once, and the visitor is a guest again', async () => {
  const storefront = await start({
    answer: ({ headers }) =>
      headers.authorization ? { status: 406, body: { message: 'Not Acceptable' } } : undefined
  })

  const cookie = 'auth_tokenpenal=a.b.c; refresh_tokenpenal=r; cart_tokenpenal=my-cart-token'
  const response = await storefront.fetch('/user/profile', { headers: { cookie } })

  const html = await response.text()
  expect(response.status).toBe(406)
  expect(html).toContain('Сессия закончилась из-за долгого бездействия.')
  expect(html).toContain('Войдите ещё раз с e-mail и паролем.')
  expect(html).toMatch(/<a[^>]+href="\/user\/signin"[^>]*>.*?Войти/)
  expect(html).not.toContain('код ошибки')
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringContaining('auth_tokenpenal=; Max-Age=0; Path=/'),
    expect.stringContaining('refresh_tokenpenal=; Max-Age=0; Path=/'),
    expect.stringContaining('previous_link=%2Fuser%2Fprofile; Max-Age=3600; Path=/')
  ])
})

test.each([
  ['https://penal.example', '', 'https://penal.example/'],
  ['http://localhost:3000', 'penal.example', '/'],
  [undefined, 'penal.example', 'https://penal.example/'],
  [undefined, '', '/']
])('of a shop at %s, configured as «%s», the error screen leads home to %s', async (...row) => {
  const [publicOrigin, publicDomain, home] = row
  const body = Object.assign({}, builtIn['GET /config-provider/v1'], { publicDomain })
  const storefront = await start({
    ...(publicOrigin && { publicOrigin }),
    answer: ({ path }) => (path === '/config-provider/v1' ? { body } : undefined)
  })

  const html = await (await storefront.fetch('/net-takoj')).text()

  expect(html).toMatch(new RegExp(`<a[^>]+href="${home}"[^>]*>.*?На главную`))
  expect(html).toContain('код ошибки: 404 ( Страница не найдена )')
})

const routeRules = [
  { from: '/staroe/**', redirect: '/catalog' },
  { from: '/forma', redirect: 'https://school.example/forma' }
]

test.each([
  ['/staroe/ranec?utm_source=x', '/catalog'],
  ['/forma', 'https://school.example/forma']
])('a rule leads from %s to %s, also inside the application', async (path, target) => {
  const storefront = await start({ routeRules })
  const [pathname, query = ''] = path.split('?')

  const document = await storefront.fetch(path)
  const payload = await storefront.fetch(`${pathname}/_payload.json?${query}`)

  expect([document.status, document.headers.get('location')]).toEqual([302, target])
  expect(await payload.json()).toEqual({ redirect: target })
})

test('tokens in an address are kept before a rule leads elsewhere', async () => {
  const storefront = await start({ routeRules })

  const response = await storefront.fetch('/staroe?cart_token=my-cart-token')

  expect(response.headers.get('location')).toBe('/staroe')
  expect(response.headers.getSetCookie().join()).toContain('cart_tokenpenal=my-cart-token')
})

const filledBasket = createFakeBasket()
filledBasket.put([{ id: 'a', groupId: 7, count: 2 }])

const checkoutWithoutPayments: Readonly<Record<string, { status?: number; body: unknown }>> = {
  '/basket/v1': { body: filledBasket.read() },
  '/delivery/v1': { body: { data: [] } },
  '/delivery/v1/points': { body: { data: [] } },
  '/payments/v1': { status: 500, body: {} }
}

test('payment methods that cannot be read are told of in the words of §8', async () => {
  const storefront = await start({ answer: ({ path }) => checkoutWithoutPayments[path] })

  const response = await storefront.fetch('/checkout')

  expect(await response.text()).toContain('Произошла ошибка при получении методов оплаты')
  expect(response.status).toBe(200)
})

test('«В корзину» without script adds one piece and leads back', async () => {
  const bodies: string[] = []
  const storefront = await start({
    answer: ({ path, method, body }) => {
      if (path !== '/basket/v1/products' || method !== 'POST') return undefined
      bodies.push(body)
      return { status: 409, body: { message: 'Товар закончился' } }
    }
  })

  const response = await storefront.fetch('/basket', {
    method: 'POST',
    body: new URLSearchParams({ group: '17' }),
    headers: { referer: `${storefront.url}/search?q=1` }
  })

  expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({ groups: [{ groupId: 17, count: 1 }] })
  expect(await response.text()).toContain('код ошибки: 409 ( Товар закончился )')
})

test('a form of another site is refused', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/preferences', {
    method: 'POST',
    body: new URLSearchParams({ theme: 'toggle' }),
    headers: { origin: 'https://evil.example' }
  })

  expect(response.status).toBe(403)
})

test('the theme is changed without script, and the page comes back to its place', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/preferences', {
    method: 'POST',
    body: new URLSearchParams({ theme: 'toggle', back: '/catalog?x=1' })
  })

  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/catalog?x=1')
  expect(response.headers.getSetCookie().join()).toContain('theme=dark')
})

for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:0']) {
  test(`a form leads nowhere but back into the shop: ${back}`, async () => {
    const storefront = await start()

    const response = await storefront.fetch('/preferences', {
      method: 'POST',
      body: new URLSearchParams({ theme: 'toggle', back })
    })

    expect(response.headers.get('location')).toBe('/')
  })
}
