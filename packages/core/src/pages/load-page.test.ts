import { expect, test } from 'vitest'

import { guestSession } from '../session/session.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { type LoadPageOptions, loadPage } from './load-page.ts'

const options = (): LoadPageOptions => ({
  api: createTestShop().api,
  session: guestSession(),
  site: { configuration: demoConfiguration },
  origin: 'https://shop.example',
  clean: html => html,
  now: () => 0
})

/** As a caller without types would. */
const load = (...args: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(loadPage, undefined, args)

test('a page is not read without a function that cleans HTML', async () => {
  await expect(load('/', { ...options(), clean: undefined })).rejects.toThrow(
    'clean is missing: texts of the backend are HTML that others wrote; give cleanHtml of @vitrina/core/pages/clean'
  )
})

test.each([
  ['a misspelt option', ['/', { ...options(), orgin: '' }], 'orgin is unknown; is it origin?'],
  ['a misspelt page', [{ name: 'prodct' }, options()], 'is it product?'],
  ['a page without its parameter', [{ name: 'brand' }, options()], 'params.code is missing']
])('%s is named', async (_, args, sentence) => {
  await expect(load(...args)).rejects.toThrow(sentence)
})

test('a query is the same with and without its sign, or as a list of parameters', async () => {
  const [bare, signed, listed] = await Promise.all(
    ['email=a%40b.ru', '?email=a%40b.ru', new URLSearchParams({ email: 'a@b.ru' })].map(query =>
      loadPage({ name: 'mailing', query }, options())
    )
  )

  expect(bare).toMatchObject({ url: '/mailing?email=a%40b.ru', data: { email: 'a@b.ru' } })
  expect(signed).toEqual(bare)
  expect(listed).toEqual(bare)
})

test('a page of which the backend says nothing is a failure, not a rejection', async () => {
  const api = () => Promise.reject(new Error('no network'))

  const page = await loadPage('/brands', { ...options(), api })

  expect(page).toMatchObject({ kind: 'failure', status: 500, head: { robots: 'noindex, follow' } })
})
