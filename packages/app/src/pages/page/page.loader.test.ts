import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const CONTENT_ROUTES = [
  'about',
  'contacts',
  'how-order',
  'info',
  'payments',
  'policy',
  'refund',
  'tour-shop',
  'tour-fabrica'
]

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

async function start(answer: StubAnswer) {
  const storefront = await startTestStorefront({ answer })
  running.push(storefront)
  return storefront
}

const editor: StubAnswer = ({ path, query }) =>
  path === '/pages/v1'
    ? {
        body: {
          code: query.get('code'),
          title: 'Возврат и обмен',
          html: '<h2>Как вернуть</h2><p onclick="alert(1)">Откройте заказ.</p><script>alert(2)</script>'
        }
      }
    : undefined

test.each(CONTENT_ROUTES)('/%s shows its text under its title, cleaned', async route => {
  const storefront = await start(editor)

  const response = await storefront.fetch(`/${route}`)

  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>Возврат и обмен<\/h1>/)
  expect(html).toContain('<h2>Как вернуть</h2><p>Откройте заказ.</p>')
  expect(html).toContain('<title>Возврат и обмен — Пенал</title>')
  expect(html).not.toContain('alert(')
})

test('breadcrumbs lead home; the page itself is no link', async () => {
  const storefront = await start(editor)

  const { crumbs } = await (await storefront.fetch('/refund/_payload.json')).json()

  expect(crumbs).toEqual([{ title: 'Главная', href: '/' }, { title: 'Возврат и обмен' }])
})

test('a page of texts has one address: its own route where it has one', async () => {
  const storefront = await start(editor)

  const response = await storefront.fetch('/pages/refund')

  expect(response.headers.get('location')).toBe('/refund')
})

test('a text that the shop does not have is a page that is not there', async () => {
  const storefront = await start(({ path }) =>
    path === '/pages/v1' ? { status: 404, body: { message: 'Страница не найдена' } } : undefined
  )

  const response = await storefront.fetch('/refund')

  expect(response.status).toBe(404)
  expect(await response.text()).toContain('код ошибки: 404 ( Страница не найдена )')
})
