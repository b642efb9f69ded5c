import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const ranec = fixtures.newsItem({
  id: 7,
  code: 'ranec',
  type: 'articles',
  title: 'Как выбрать ранец',
  html: '<p onclick="alert(1)">Взвесьте пустой.</p>',
  tags: ['Рюкзаки'],
  publicationDate: '2026-07-30T07:00:00.000Z',
  collection: null
})
const meta = { page: 1, limit: 9, total: 1, pages: 1 }

const editor: StubAnswer = ({ path, query }) => {
  if (path === '/news/v1/ranec' || path === '/news/v1/7') return { body: ranec }
  if (path !== '/news/v1') return undefined
  const data = query.get('page') === '1' || query.has('limit') ? [ranec] : []
  return { body: { data, meta, tags: [{ title: 'Рюкзаки', count: 1 }] } }
}

async function start(answer: StubAnswer = editor) {
  const storefront = await startTestStorefront({ answer })
  running.push(storefront)
  return storefront
}

test('an article comes cleaned, with its place in the blog and its JSON-LD', async () => {
  const storefront = await start()

  const html = await (await storefront.fetch('/blog/detail/ranec')).text()

  expect(html).toMatch(/<h1[^>]*>Как выбрать ранец<\/h1>/)
  expect(html).toContain('<p>Взвесьте пустой.</p>')
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(html).toContain('"@type":"Article","headline":"Как выбрать ранец"')
  expect(html).toContain(
    '<a href="/blog">Блог</a></li><li><span aria-current="page">Как выбрать ранец</span>'
  )
})

test('an article has one address: by its number or as a promotion it is led there', async () => {
  const storefront = await start()

  const answers = await Promise.all(
    ['/blog/detail/7', '/actions/ranec'].map(path => storefront.fetch(path))
  )

  expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
    '/blog/detail/ranec',
    '/blog/detail/ranec'
  ])
})

test('a tag is a list of its own that no search engine keeps', async () => {
  const storefront = await start()

  const html = await (
    await storefront.fetch('/blog?tag=%D0%A0%D1%8E%D0%BA%D0%B7%D0%B0%D0%BA%D0%B8')
  ).text()

  expect(html).toContain('noindex')
  expect(html).toMatch(/aria-current="page"[^>]*>Рюкзаки/)
})

test('a page past the last one says so', async () => {
  const storefront = await start()

  const response = await storefront.fetch('/actions?page=5')

  expect(response.status).toBe(404)
})

test('an article stands without what is read beside it', async () => {
  const storefront = await start(call =>
    call.path === '/news/v1' ? { status: 500, body: {} } : editor(call)
  )

  const response = await storefront.fetch('/blog/detail/ranec')

  expect(response.status).toBe(200)
})
