import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

let storefront: TestStorefront
let html: string

const idsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)

beforeAll(async () => {
  storefront = await startTestStorefront()
  html = await (await storefront.fetch('/catalog')).text()
})

afterAll(() => storefront.close())

test('a page has the icons that it refers to, and besides only the eight that a press may show', () => {
  const used = new Set(idsOf(/<use href="#([\w-]+)"/g))
  const held = new Set(idsOf(/<symbol id="([\w-]+)"/g))

  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter(id => !held.has(id))).toEqual([])
  expect([...held].filter(id => !used.has(id)).length).toBeLessThanOrEqual(8)
})

test('what search engines read of a page stands in its head and not in its state again', () => {
  const [, state = ''] = /id="state">([^<]*)</.exec(html) ?? []

  expect(html).toMatch(/<script type="application.ld.json">/)
  expect(Object.keys(JSON.parse(state).payload.head).toSorted()).toEqual([
    'canonical',
    'description',
    'title'
  ])
})

test('a picture has an address of a few signs, which means that of the API', async () => {
  await storefront.fetch('/i/a1b2.320.webp')

  expect(storefront.calls).toContain('GET /image-minifier/v1/a1b2.webp')
})

/** Addresses that an answer names before it comes. */
async function namedBefore(headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const named: string[] = []
  const request = get(`${storefront.url}/catalog`, { headers })
  request.on('information', ({ headers: { link } }) => named.push(String(link)))
  const [response] = await once(request, 'response')
  response.resume()
  return named
}

test('a browser hears of the stylesheet before the page is made, other programs get one answer', async () => {
  expect(await namedBefore({ 'sec-fetch-mode': 'navigate' })).toEqual([
    '</assets/styles.css>; rel=preload; as=style'
  ])
  expect(await namedBefore({})).toEqual([])
})

test('the document links to the stylesheet, and brings rules that it has not', () => {
  expect(html).toContain('<link rel="stylesheet" href="/assets/styles.css">')
  expect(html).not.toContain('box-sizing:border-box')
  expect(html).toContain('body:has(main[data-slim]) .site{display:none}')
})
