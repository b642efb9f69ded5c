import { afterEach, expect, test } from 'vitest'

import { ask } from '../testing/raw-line.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

async function start(options: Parameters<typeof startTestStorefront>[0] = {}) {
  const storefront = await startTestStorefront(options)
  running.push(storefront)
  return storefront
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const HOST = 'Host: localhost'
const elsewhere = [
  ...['/\\evil.example', '/\\/evil.example', '/%2f/evil.example', '/%2Fevil.example'],
  ...['/%5cevil.example', '/%5C%5Cevil.example', '/./%2fevil.example', '/a/..//evil.example'],
  ...['/.//evil.example', '/..//evil.example', '/%2e%2e//evil.example', '/./\\evil.example']
]
const queries = [
  '?page=1',
  '?auth_token=e30.e30.s',
  '?cart_token=11111111-1111-4111-8111-111111111111'
]

test.each(elsewhere)('no redirect of %s leaves the shop', async path => {
  const { url } = await start()
  const places: string[] = []
  for (const query of queries) {
    for (const file of ['', '/_payload.json']) {
      const received = await ask(url, path + file + query, HOST)
      places.push(/^location: (.*)\r$/im.exec(received)?.[1] ?? '')
      places.push(/"redirect":"([^"]*)"/.exec(received)?.[1] ?? '')
    }
  }

  const named = places.filter(place => place !== '')
  expect(named.map(place => new URL(place, 'http://shop.test').host)).toEqual(
    named.map(() => 'shop.test')
  )
  expect(named.filter(place => !/^\/(?![/\\]|%2f|%5c)/i.test(place))).toEqual([])
})

test('a redirect of the shop’s own still works', async () => {
  const { url } = await start()

  expect(await ask(url, '/about?page=1', HOST)).toMatch(/^location: \/about\r$/im)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  'localhost:3000@evil.example',
  'localhost:80:evil.example'
])('the Host %s reaches nothing that the shop says of itself', async host => {
  const { url } = await start()

  for (const path of ['/', '/about', '/robots.txt', '/sitemap.xml', '/_payload.json']) {
    const received = await ask(url, path, `Host: ${host}`, 'X-Forwarded-Host: evil.example')

    expect(received).toMatch(/^HTTP\/1\.1 (?:200|400)/)
    expect(received, path).not.toContain('evil.example')
  }
  expect(await ask(url, '/robots.txt', `Host: ${host}`)).toMatch(
    /400|Sitemap: http:\/\/localhost:3000\/sitemap\.xml/
  )
})

test('the shop’s own names stay what they are, and a set address wins', async () => {
  const local = await start()
  const named = await start({ publicOrigin: 'https://penal.example' })

  expect(await ask(local.url, '/robots.txt', 'Host: 127.0.0.1:5000')).toContain(
    'Sitemap: http://127.0.0.1:5000/sitemap.xml'
  )
  expect(await ask(named.url, '/robots.txt', HOST)).toContain(
    'Sitemap: https://penal.example/sitemap.xml'
  )
})

test.each([11_000, 10_000_000])(
  'a form of %i bytes is refused as too large, in words',
  async size => {
    const { fetch, logged } = await start()

    const answer = await fetch('/basket', { method: 'POST', body: `group=${'1'.repeat(size)}` })

    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('Слишком длинный текст')
    expect(logged).toEqual([])
  }
)

test.each([
  [
    'a form of another site',
    403,
    '/basket',
    { method: 'POST', headers: { origin: 'https://evil.example' } }
  ],
  ['a method that no page has', 405, '/', { method: 'DELETE' }],
  ['an asset that is not there', 404, '/assets/none-1234.js', {}]
])('%s gets a line that nobody keeps, and no cookie', async (_, status, path, init) => {
  const { fetch } = await start()

  const {
    status: answered,
    headers,
    text
  } = await fetch(path, init).then(async answer => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text()
  }))

  expect(answered).toBe(status)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('set-cookie')).toBeNull()
  expect(text).toMatch(/^[А-Яа-яё ]{5,60}$/)
})
