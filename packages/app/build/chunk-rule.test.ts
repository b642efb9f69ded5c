import { expect, test } from 'vitest'

import { chunkOf } from './chunk-rule.ts'

const PART = '/shop/src/some-part.ts'
const page = (name: string) => `/shop/src/pages/${name}/${name}.page.tsx`
const ENTRY = '/shop/src/entry.client.tsx'
const ENGINE = '/shop/src/platform/engine.ts'
const WINDOW = '/shop/src/live/version-window.tsx'

test('what the application itself stands on is shared', () => {
  expect(chunkOf(PART, [ENTRY])).toBe('shared')
  expect(chunkOf(PART, [ENTRY, page('cart')])).toBe('shared')
})

test('what two screens of a first visit need is shared', () => {
  expect(chunkOf(PART, [page('home'), page('product')])).toBe('shared')
  expect(chunkOf(PART, [page('search'), page('checkout')])).toBe('shared')
})

test('two routes of one screen have a file for both', () => {
  expect(chunkOf(PART, [page('catalog-category'), page('search')])).toBe('listing')
  expect(chunkOf(PART, [page('cart'), page('checkout')])).toBe('purchase')
})

test('what a screen shares with a window or with other pages is in the file of the screen', () => {
  expect(chunkOf(PART, [page('cart'), WINDOW])).toBe('purchase')
  expect(chunkOf(PART, [page('search'), page('about')])).toBe('listing')
  expect(chunkOf(PART, [page('product'), page('about')])).toBe('product')
})

test('what a screen shares with the engine comes with the screen: the engine can wait', () => {
  expect(chunkOf(PART, [page('search'), ENGINE])).toBe('listing')
  expect(chunkOf(PART, [page('cart'), ENGINE])).toBe('purchase')
})

test('what many other pages have beside a list is shared: they do without its filters', () => {
  const others = ['blog', 'brands', 'reviews', 'actions'].map(page)

  expect(chunkOf(PART, [page('search'), ...others])).toBe('shared')
  expect(chunkOf(PART, [page('search'), ...others.slice(1)])).toBe('listing')
})

test('the little that home shares with another page comes with what is shared', () => {
  expect(chunkOf(PART, [page('home'), page('catalog')])).toBe('shared')
})

test('pages of the account have one file for what they share', () => {
  expect(chunkOf(PART, [page('user-signin'), page('user-profile')])).toBe('account')
})

test('everything else is left to the bundler', () => {
  expect(chunkOf(PART, [])).toBeUndefined()
  expect(chunkOf(PART, [page('home')])).toBeUndefined()
  expect(chunkOf(PART, [page('about')])).toBeUndefined()
  expect(chunkOf(PART, [ENGINE, WINDOW])).toBeUndefined()
  expect(chunkOf(PART, [page('user-signin'), page('user-profile'), ENGINE])).toBeUndefined()
  expect(chunkOf(PART, [page('about'), page('refund')])).toBeUndefined()
})

test('the entry stays by itself: it waits for a page that waits for what is shared', () => {
  expect(chunkOf(ENTRY, [ENTRY])).toBeUndefined()
})

test('a page may be called as every object has something called', () => {
  expect(chunkOf('src/a.ts', ['src/pages/constructor/constructor.page.tsx'])).toBeUndefined()
})
