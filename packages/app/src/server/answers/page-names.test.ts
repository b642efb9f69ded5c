import { type PageNames, routes } from '@vitrina/core/routes'
import { demoProduct } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { isBuilt } from '../../pages/index.ts'
import { exampleAnswer } from '../testing/example-answer.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

const pages: PageNames = {
  compare: { path: '/sravnenie', title: 'Сравниваем' },
  contacts: { path: '/как-найти' },
  consent: { path: '/soglasie' },
  favorites: { path: '/moe' },
  product: { path: '/tovary/{category}/{slug...}/{code}' },
  'catalog-category': { path: '/razdely/{category}/{slug...}' },
  'user-profile': { path: '/kabinet' },
  'user-signin': { path: '/vhod' },
  'user-signup': { path: '/novyj' }
}

async function start(options: Parameters<typeof startTestStorefront>[0] = {}) {
  const storefront = await startTestStorefront({ pages, answer: exampleAnswer, ...options })
  running.push(storefront)
  return storefront
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const payloadAt = async (storefront: TestStorefront, path: string) =>
  (await storefront.fetch(path)).json()
const htmlAt = async (storefront: TestStorefront, path: string) =>
  await (await storefront.fetch(path)).text()
const PRODUCT = '/catalog/tetradi/detail/tetrad'
const SEEN_PRODUCT = '/tovary/tetradi/tetrad'

test('a renamed page is at its new address, as a document and as a payload', async () => {
  const storefront = await start()

  const document = await storefront.fetch('/sravnenie?a=1')
  const payload = await payloadAt(storefront, '/sravnenie/_payload.json?a=1')

  expect(document.status).toBe(200)
  expect(payload).toMatchObject({ url: '/compare?a=1', route: { name: 'compare' }, status: 200 })
})

test('the old address of a renamed page leads to the new one for good, with its query', async () => {
  const storefront = await start()

  const { status, headers } = await storefront.fetch('/compare?a=1&b=%2Fcompare')
  const payload = await payloadAt(storefront, '/compare/_payload.json?a=1')

  expect([status, headers.get('location')]).toEqual([301, '/sravnenie?a=1&b=%2Fcompare'])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(payload).toEqual({ redirect: '/sravnenie?a=1' })
})

test('parameters stay in the address of a renamed page', async () => {
  const storefront = await start()

  const { status, headers } = await storefront.fetch(`${PRODUCT}?color=1`)
  const payload = await payloadAt(storefront, `${SEEN_PRODUCT}/_payload.json`)

  expect([status, headers.get('location')]).toEqual([301, `${SEEN_PRODUCT}?color=1`])
  expect(payload.url).toBe(PRODUCT)
  expect(payload.route.params).toEqual({ category: 'tetradi', slug: [], code: 'tetrad' })
})

test('a rule of the server is asked for the address as it was written, before the old address is', async () => {
  const storefront = await start({
    routeRules: [
      { from: '/compare', redirect: '/favorites' },
      { from: '/moe', redirect: '/about' }
    ]
  })

  const [renamed, ruled] = await Promise.all([
    storefront.fetch('/compare'),
    storefront.fetch('/moe')
  ])

  expect([renamed.status, renamed.headers.get('location')]).toEqual([302, '/moe'])
  expect([ruled.status, ruled.headers.get('location')]).toEqual([302, '/about'])
})

test('links and forms are drawn with the addresses that visitors see', async () => {
  const storefront = await start()

  const html = await htmlAt(storefront, SEEN_PRODUCT)
  const drawn = html.slice(0, html.indexOf('id="state"'))

  const links = [...drawn.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, url = '']) => url)
  expect(links).toEqual(
    expect.arrayContaining([
      '/sravnenie',
      '/moe',
      '/%D0%BA%D0%B0%D0%BA-%D0%BD%D0%B0%D0%B9%D1%82%D0%B8',
      '/soglasie',
      '/razdely/backpacks'
    ])
  )
  expect(
    links.filter(url => /^\/(?:compare|favorites|contacts|consent|catalog\/)/.test(url))
  ).toEqual([])
})

test('canonical address, Open Graph and structured data name the address that visitors see', async () => {
  const storefront = await start({ publicOrigin: 'https://shop.example' })

  const html = await htmlAt(storefront, SEEN_PRODUCT)

  const seen = `https://shop.example${SEEN_PRODUCT}`
  expect(html).toContain(`<link rel="canonical" href="${seen}">`)
  expect(html).toContain(`<meta property="og:url" content="${seen}">`)
  expect(html).toContain(`"url":"${seen}"`)
  expect(html).toContain(`"item":"${seen}"`)
  expect(html).toContain('"item":"https://shop.example/razdely/tetradi"')
  expect(html).not.toContain('https://shop.example/catalog/tetradi')
})

test('the share menu of a product names the address that visitors see, with its choice', async () => {
  const storefront = await start({ publicOrigin: 'https://shop.example' })

  const html = await htmlAt(storefront, `${SEEN_PRODUCT}?color=1`)

  const seen = encodeURIComponent(`https://shop.example${SEEN_PRODUCT}?color=1`)
  expect(html).toContain(`https://vk.com/share.php?url=${seen}`)
})

test('the map of the site, robots and the feed name the addresses that visitors see', async () => {
  const categories = [{ id: 1, code: 'tetradi', title: 'Тетради', path: 'tetradi' }]
  const product = demoProduct({ categories })
  const goods: Record<string, unknown> = {
    '/catalog/v1/products/all': { data: [product], next: null },
    '/catalog/v1/products/addresses': {
      data: [{ code: product.code, path: 'tetradi' }],
      next: null
    }
  }
  const storefront = await start({
    answer: call =>
      Object.hasOwn(goods, call.path) ? { body: goods[call.path] } : exampleAnswer(call)
  })

  const [map, robots, feed] = await Promise.all(
    ['/sitemap.xml', '/robots.txt', '/feed.yml'].map(path => htmlAt(storefront, path))
  )

  expect(map).toContain('/%D0%BA%D0%B0%D0%BA-%D0%BD%D0%B0%D0%B9%D1%82%D0%B8</loc>')
  expect(map).toContain('/razdely/backpacks</loc>')
  expect(map).not.toMatch(/<loc>[^<]*\/(?:contacts<|catalog\/)/)
  expect(robots).toContain('Disallow: /sravnenie\n')
  expect(robots).toContain('Disallow: /kabinet\n')
  expect(robots).toContain('Disallow: /user/profile/personal\n')
  expect(robots).not.toContain('Disallow: /compare\n')
  expect(map).toContain('/tovary/tetradi/sarafan-kembridzh</loc>')
  expect(feed).toContain('/tovary/tetradi/sarafan-kembridzh')
  expect(feed).not.toContain('/catalog/')
})

test('a guard leads to the new address of the sign-in and comes back to the wanted page', async () => {
  const storefront = await start()

  const { status, headers } = await storefront.fetch('/kabinet?tab=1')

  expect([status, headers.get('location')]).toEqual([302, '/vhod'])
  expect(headers.get('set-cookie')).toContain(
    `previous_link=${encodeURIComponent('/user/profile?tab=1')}`
  )
})

test('a page of the way to the account knows the page before it by its new address', async () => {
  const storefront = await start()
  const path = '/user/signup-complete/_payload.json'

  const alone = await payloadAt(storefront, path)
  const after = await (
    await storefront.fetch(path, { headers: { 'previous-path': '/novyj' } })
  ).json()

  expect(alone).toEqual({ redirect: '/novyj' })
  expect(after.route.name).toBe('user-signup-complete')
})

test.each([
  ['its new address', '/soglasie'],
  ['the old one', '/consent']
])('a form that is posted to %s leads back to the page it stands on', async (_, action) => {
  const storefront = await start()
  const body = new URLSearchParams({ choice: 'none', back: '/compare?a=1' })

  const { status, headers } = await storefront.fetch(action, { method: 'POST', body })

  expect([status, headers.get('location')]).toEqual([303, '/sravnenie?a=1'])
  expect(headers.get('set-cookie')).toContain('consent=')
})

test('a form of a page is posted to the address that visitors see', async () => {
  const storefront = await start()
  const referer = `${storefront.url}/moe`

  const { status, headers } = await storefront.fetch('/moe', {
    method: 'POST',
    headers: { referer },
    body: new URLSearchParams({ product: '1', choice: 'add' })
  })

  expect(status).toBe(303)
  expect(headers.get('location')).toMatch(/^\/(?:moe|vhod)/)
})

test('the browser is told of new addresses, and of nothing where no page has one', async () => {
  const [renamed, plain] = await Promise.all([start(), start({ pages: {} })])

  const [reported, untold] = await Promise.all([htmlAt(renamed, '/about'), htmlAt(plain, '/about')])

  expect(reported).toContain('"pages":{"compare":{"path":"/sravnenie"')
  expect(untold).not.toContain('"pages":')
})

/** Their headings are words of the shop's name, of the visitor's consent and of the search. */
const OWN_HEADINGS = ['home', 'consent', 'search']

test('the title of a page is its heading, its title in a list of tabs and its breadcrumb', async () => {
  const named = routes.filter(
    ({ name, path, access }) =>
      access === 'any' && !path.includes('{') && isBuilt(name) && !OWN_HEADINGS.includes(name)
  )
  const storefront = await start({
    pages: Object.fromEntries(named.map(({ name }) => [name, { title: `Имя ${name}` }])),
    answer: call => (call.path === '/seo/v1' ? undefined : exampleAnswer(call))
  })

  const shown = await Promise.all(
    named.map(async ({ path }) => {
      const [html, payload] = await Promise.all([
        htmlAt(storefront, path),
        payloadAt(storefront, `${path}/_payload.json`)
      ])
      const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
      return [heading, payload.head.title, payload.crumbs.at(-1).title]
    })
  )

  expect(shown).toEqual(
    named.map(({ name }) => [`Имя ${name}`, `Имя ${name} — Пенал`, `Имя ${name}`])
  )
})
