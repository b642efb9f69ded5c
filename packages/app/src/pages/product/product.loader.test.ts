import type { Product } from '@vitrina/core/entities'
import { demoGroup, demoProduct, fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const PATH = '/catalog/school-uniform/dresses/detail/linejka'
const root = { id: 1, code: 'school-uniform', title: 'Школьная форма', path: 'school-uniform' }
const leaf = { id: 2, code: 'dresses', title: 'Сарафаны', path: 'school-uniform/dresses' }
const blue = { code: 'blue', title: 'синий', hex: '#1f3a8a' }
const size = (title: string) => ({ code: title, title })

const dress: Product = {
  ...demoProduct({
    code: 'linejka',
    title: 'Сарафан «Линейка»',
    vendorCode: 'ЛЛ-2041',
    images: [{ fileId: 'dress-blue', alt: 'Сарафан «Линейка», цвет: синий', cover: 'sky' }],
    categories: [leaf],
    partner: { id: 1, code: 'len', title: 'Лён & Линейка' },
    cardPrices: [{ price: 2490, priceRole: 'guest_opt' }],
    rating: 4.9,
    reviewsCount: 214,
    groups: [
      demoGroup({ id: 1, color: blue, size: size('128'), remnants: 8 }),
      demoGroup({ id: 2, color: blue, size: size('134'), remnants: 0 })
    ]
  }),
  description: '<p>Не мнётся</p><script>alert(1)</script><img src="x" onerror="alert(2)">',
  lead: 'Юбка в шесть клиньев',
  characteristics: [{ title: 'Сезон', value: 'всесезонный' }],
  trail: [root, leaf],
  seoPage: null
}

const methods = [
  { id: '1', type: 'pickupPoint', title: 'Пункт выдачи', priceFrom: 149, unavailable: '' },
  { id: '2', type: 'courier', title: 'Курьер', priceFrom: 290, unavailable: '' },
  { id: '3', type: 'store', title: 'Магазин', priceFrom: 0, unavailable: 'В городе нет магазинов' }
].map(method => ({ note: '', isDefault: false, ...method }))

const answer: StubAnswer = ({ path, query }) => {
  if (path === '/catalog/v1/products/view') {
    return query.get('code') === 'linejka' ? { body: dress } : undefined
  }
  if (path === '/similar-products/v1') return { body: { data: [] } }
  return path === '/delivery/v1' ? { body: { data: methods } } : undefined
}

async function start(reply: StubAnswer = answer) {
  const storefront = await startTestStorefront({ answer: reply })
  running.push(storefront)
  return storefront
}

async function payloadOf(path: string) {
  const response = await (await start()).fetch(path.replace(/(\?|$)/, '/_payload.json$1'))
  return response.json()
}

/** What a document tells search engines. */
const factsIn = (html: string) =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json)
  )

async function htmlOf(path: string) {
  return (await (await start()).fetch(path)).text()
}

test('a product has its page at its true path', async () => {
  const { data, head, crumbs } = await payloadOf(PATH)

  expect(data.title).toBe('Сарафан «Линейка»')
  expect(head.title).toBe('Сарафан «Линейка» — Пенал')
  expect(head.description).toBe('Юбка в шесть клиньев')
  expect(crumbs.map((crumb: { title: string }) => crumb.title)).toEqual([
    'Главная',
    'Каталог',
    'Школьная форма',
    'Сарафаны',
    'Сарафан «Линейка»'
  ])
})

test.each([
  ['another category', '/catalog/backpacks/detail/linejka'],
  ['half of its path', '/catalog/school-uniform/detail/linejka'],
  ['a longer path', '/catalog/school-uniform/dresses/long/detail/linejka'],
  ['a code that is gone', '/catalog/school-uniform/dresses/detail/netu']
])('%s is a page that is not there', async (_, path) => {
  const storefront = await start()

  const response = await storefront.fetch(path)

  expect(response.status).toBe(404)
  expect(await response.text()).toContain('код ошибки: 404 ( Страница не найдена )')
})

test('the canonical address knows no choice and no marks of campaigns', async () => {
  const html = await htmlOf(`${PATH}?group=2&utm_source=vk`)

  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"?]+${PATH}">`))
})

test('the address chooses on the server, so that the choice works without script', async () => {
  const chosen = await htmlOf(`${PATH}?group=2`)
  const first = await htmlOf(PATH)

  expect(chosen).toContain('Нет в наличии — размер 134, синий')
  expect(first).not.toContain('— размер 128')
  expect(first).toContain(`href="${PATH}?group=2"`)
})

test('without script a letter that was asked for is told of on its page', async () => {
  const sent = await htmlOf(`${PATH}?group=2&restock=sent`)
  const unsent = await htmlOf(`${PATH}?group=2`)

  expect(sent).toMatch(/id="restock">.{0,200}role="status"/)
  expect(unsent).toMatch(/id="restock">.{0,200}<form/)
})

test('search engines read the price in RUR, the stock and the rating', async () => {
  const [product, trail] = factsIn(await htmlOf(PATH))

  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Сарафан «Линейка»',
    sku: 'ЛЛ-2041',
    brand: { name: 'Лён & Линейка' },
    offers: { price: 2490, priceCurrency: 'RUR', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.9, reviewCount: 214 }
  })
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement).toHaveLength(5)
})

const review = fixtures.review({ author: 'Марина К.', rate: 5, text: 'Сел как надо', files: [] })
const meta = { page: 1, limit: 5, total: 1, pages: 1 }
const counts = { all: 1, withFiles: 0, rates: [{ rate: 5, count: 1 }], fits: [], sizes: [] }
const average = { rate: 5, count: 1, recommendPercent: 100 }
const permission = { allowPost: false, message: 'Войдите, чтобы оставить отзыв', review: null }

const wholeReviews: StubAnswer = request =>
  request.path === '/reviews/v1/view'
    ? { body: { data: [review], meta, counts, average, permission, params: null } }
    : answer(request)

const piecesOfReviews: StubAnswer = request => {
  const pieces = new Map<string, unknown>([
    ['/reviews/v1', { data: [review], meta }],
    ['/reviews/v1/counts', counts],
    ['/reviews/v1/avg', average],
    ['/reviews/v1/perms', permission]
  ])
  return pieces.has(request.path) ? { body: pieces.get(request.path) } : answer(request)
}

test('the reviews of a product are asked for by one call', async () => {
  const storefront = await start(wholeReviews)

  const html = await (await storefront.fetch(PATH)).text()

  expect(storefront.calls.filter(name => name.includes('/reviews/'))).toEqual([
    'POST /reviews/v1/view'
  ])
  expect(html).toContain('Сел как надо')
  expect(html).toContain('Войдите, чтобы оставить отзыв')
})

test('a backend of the specification alone is asked for the reviews piece by piece', async () => {
  const html = await (await (await start(piecesOfReviews)).fetch(PATH)).text()

  expect(html).toContain('Сел как надо')
  expect(html).toContain('Войдите, чтобы оставить отзыв')
})

test('search engines read the reviews that the page shows', async () => {
  const storefront = await start(wholeReviews)

  const [product] = factsIn(await (await storefront.fetch(PATH)).text())

  expect(product.review).toMatchObject([
    { author: { name: 'Марина К.' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Сел как надо' }
  ])
})

test('social networks get the first picture with its true size', async () => {
  const html = await htmlOf(PATH)

  const graph = new Map(
    Array.from(
      html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g),
      ([, property = '', content = '']) => [property, content]
    )
  )
  expect(graph.get('og:type')).toBe('product')
  expect(graph.get('og:image')).toMatch(
    /^http:\/\/.+\/api\/image-minifier\/v1\/dress-blue\.jpg\?preview=share/
  )
  expect(graph.get('og:image:width')).toBe('1200')
  expect(graph.get('og:image:height')).toBe('630')
})

test('a description is cleaned before it is shown', async () => {
  const { data } = await payloadOf(PATH)

  expect(data.description).toContain('<p>Не мнётся</p>')
  expect(data.description).not.toMatch(/script|onerror/)
})

test('deliveries stand from the door on, without those that are closed', async () => {
  const { sections } = await payloadOf(PATH)

  expect(sections.delivery.facts).toEqual([
    { kind: 'courier', title: 'Курьер', note: '', price: 'от 290\u00a0₽' },
    { kind: 'pickupPoint', title: 'Пункт выдачи', note: '', price: 'от 149\u00a0₽' }
  ])
})

test('the picture of the chosen colour comes first and at once', async () => {
  const html = await htmlOf(PATH)

  const [eager] = html.match(/<img[^>]*fetchPriority="high"[^>]*>/i) ?? []
  expect(eager).toContain('dress-blue')
  expect(eager).toContain('loading="eager"')
  expect(eager).toContain('alt="Сарафан «Линейка», цвет: синий"')
})
