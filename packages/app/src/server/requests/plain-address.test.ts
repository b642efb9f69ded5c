import { afterAll, beforeAll, expect, test } from 'vitest'

import { ask as askAsWritten } from '../testing/raw-line.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

let storefront: TestStorefront

beforeAll(async () => {
  storefront = await startTestStorefront({ pages: { compare: { path: '/sravnenie' } } })
})

afterAll(() => storefront.close())

const ask = (path: string) => storefront.fetch(path, { redirect: 'manual' })

test.each([
  ['/catalog/', '/catalog'],
  ['/catalog/pismo/ruchki/', '/catalog/pismo/ruchki'],
  ['/catalog/pismo/ruchki/?page=2&sort=price', '/catalog/pismo/ruchki?page=2&sort=price'],
  ['/catalog/pismo/detail/ruchka/?group=1', '/catalog/pismo/detail/ruchka?group=1'],
  ['/search/?search=a/', '/search?search=a/'],
  ['/cart///', '/cart'],
  ['/about/', '/about'],
  ['/compare/', '/sravnenie'],
  ['/sravnenie/?a=1', '/sravnenie?a=1']
])('%s is %s for good', async (written, plain) => {
  const response = await ask(written)

  expect([response.status, response.headers.get('location')]).toEqual([301, plain])
})

test.each([
  ...['//host/', '//host//', '///host/', '/\\host/', '/\\\\host/', '/%5Chost/', '/%2Fhost/'],
  ...['/./', '/..//host/', '/.//host/', '/host.example/', 'http://host/']
])('«%s» leads to no other site', async written => {
  const answer = await askAsWritten(storefront.url, written, 'Host: shop.test')

  expect(answer).toMatch(/^HTTP\/1\.1 (?:200|404|400)/)
  expect(answer.split('\r\n\r\n', 1)[0]).not.toMatch(/^location:/im)
})

test('the home page and a page without a slash are answered where they are', async () => {
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/catalog')).headers.get('location')).toBeNull()
})
