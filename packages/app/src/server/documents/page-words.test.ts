import { afterAll, expect, test } from 'vitest'

import { exampleAnswer } from '../testing/example-answer.ts'
import { builtIn, type StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const member = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const chrome = safari.replace('Version/18.1', 'Chrome/131.0.0.0')

const written = {
  title: 'Форма с запасом на рост',
  ogTitle: 'Форма в «Пенале»',
  description: 'Сарафаны, жилеты и блузки',
  ogDescription: 'Примерка у дома',
  keywords: 'форма, сарафан',
  h1: 'Форма для школы'
}

const configuration = Object(builtIn['GET /config-provider/v1'])
const social = [
  { code: 'vk', href: 'https://vk.example/penal' },
  { code: 'telegram', href: 'https://t.example/penal' },
  { code: 'ok', href: 'javascript:alert(1)' }
]

const answer: StubAnswer = call => {
  if (call.path === '/config-provider/v1') return { body: { ...configuration, social } }
  if (call.path !== '/seo/v1') return exampleAnswer(call)
  return { body: { data: call.query.get('url') === '/catalog/backpacks' ? written : null } }
}

const storefront = await startTestStorefront({ answer })
afterAll(() => storefront.close())

const open = async (path: string, headers: HeadersInit = {}) =>
  (await storefront.fetch(path, { headers })).text()

test.each([
  ['/reviews', 'Отзывы о магазине'],
  ['/sizes', 'Таблица размеров'],
  ['/user/profile', 'Личный кабинет'],
  ['/user/profile/order/all', 'Заказы'],
  ['/user/profile/order/detail/1', 'Информация о заказе пример']
])('the page %s is titled «%s»', async (path, title) => {
  const html = await open(path, { cookie: member })

  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(`${title} — Пенал`)
})

test('what editors have written for an address stands in its head and above its goods', async () => {
  const html = await open('/catalog/backpacks')

  const heads = [...html.matchAll(/<(?:title|h1)[^>]*>(.*?)</g)].map(([, words]) => words)
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  expect(heads).toEqual([written.title, written.h1])
  expect(Object.fromEntries(metas.map(([, name, content]) => [name, content]))).toMatchObject({
    description: written.description,
    keywords: written.keywords,
    'og:title': written.ogTitle,
    'og:description': written.ogDescription
  })
})

test('the footer leads to the pages of the shop in networks, by web addresses alone', async () => {
  const html = await open('/about')

  const links = [...html.matchAll(/<a href="([^"]+)" target="_blank"[^>]* aria-label="([^"]+)"/g)]
  expect(links.map(([, href, name]) => [name, href])).toEqual([
    ['ВКонтакте', 'https://vk.example/penal'],
    ['Telegram', 'https://t.example/penal']
  ])
})

test.each([
  ['Safari', safari, 'jpg'],
  ['Chrome', chrome, 'webp']
])('to %s pictures are sent as it knows them best', async (_, userAgent, format) => {
  const html = await open('/catalog/tetradi/detail/tetrad', { 'user-agent': userAgent })

  const pictures = html.matchAll(/"\/i\/[\w-]+\.\d+\.(\w+)/g)
  const formats = [...pictures].map(([, extension]) => extension)
  expect([...new Set(formats)]).toEqual([format])
})
