import { routes } from '@vitrina/core/routes'
import { afterAll, expect, test } from 'vitest'

import { exampleAnswer } from '../testing/example-answer.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const storefront = await startTestStorefront({ answer: exampleAnswer })
afterAll(() => storefront.close())

const member = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'
const examples: Readonly<Record<string, string>> = {
  '{category}/{slug...}/detail/{code}': 'tetradi/detail/tetrad',
  '{category}/{slug...}': 'backpacks',
  '{detail}': 'tetrad',
  '{code}': 'tetrad',
  '{status}': 'all',
  '{id}': '1'
}
const pathOf = (path: string) =>
  Object.entries(examples).reduce((filled, [name, value]) => filled.replace(name, value), path)

/** A document never stands behind a form: these two are reached from within the application alone. */
const pages = routes.flatMap(({ name, path, access, ...row }) =>
  'otherwise' in row ? [] : [[name, pathOf(path), access] as const]
)

const open = async (path: string, cookie: string) =>
  (await storefront.fetch(path, { headers: { cookie }, redirect: 'follow' })).text()

/** The header above `main`, and the first footer below it. */
const LAYOUT =
  /<header([\s\S]*?)<\/header>[\s\S]*<main id="main"[\s\S]*<\/main>[\s\S]*?<footer([\s\S]*?)<\/footer>/

const count = (html: string, part: RegExp) => html.match(part)?.length

test.each(pages)('header, main and footer stand on the page %s', async (_, path, access) => {
  const html = await open(path, access === 'anonymous' ? '' : member)

  const [, header = '', below = ''] = LAYOUT.exec(html) ?? []
  expect(count(html, /<main id="main"/g)).toBe(1)
  expect(header).toContain('href="/"')
  expect(header).toContain('href="/cart"')
  expect(below).toContain('href="/policy"')
  expect(below).toContain('href="/contacts"')
})

test.each([
  ['/cart', true],
  ['/checkout', false]
])('the layout of %s is the full one: %s', async (path, isFull) => {
  const html = await open(path, member)

  const [, header = ''] = LAYOUT.exec(html) ?? []
  expect(header.includes('action="/search"')).toBe(isFull)
  expect(/<main[^>]* data-slim/.test(html)).toBe(!isFull)
})
