import { routes } from '@vitrina/core/routes'
import { afterAll, expect, test } from 'vitest'

import { exampleAnswer } from './testing/example-answer.ts'
import { startTestStorefront } from './testing/test-storefront.ts'

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

const count = (html: string, part: RegExp) => html.match(part)?.length

test.each(pages)('the page %s stands in the one layout of the shop', async (name, path, access) => {
  const html = await open(path, access === 'anonymous' ? '' : member)

  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? []
  expect(count(html, /<main id="main"/g)).toBe(1)
  expect(header).toContain('href="/cart"')
  expect(html).toContain('<footer')
  // Nothing leads away from a checkout but the way back.
  expect(header.includes('action="/search"')).toBe(name !== 'checkout')
})
