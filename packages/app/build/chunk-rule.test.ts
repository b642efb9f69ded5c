import { expect, test } from 'vitest'

import { chunkOf, comesTooEarly } from './chunk-rule.ts'

const page = (name: string) => `/shop/src/pages/${name}/${name}.page.tsx`
const ENTRY = '/shop/src/entry.client.tsx'
const ENGINE = '/shop/src/live/engine.ts'
const LINE = '/shop/src/live/page-line.ts'
const RENAMED = '/shop/src/routing/renamed-pages.ts'
const ROW = '/ui/src/slider/open-row.ts'
const WINDOW = '/shop/src/live/version-window.tsx'
const PART = '/core/src/orders/own-orders.ts'
const OTHER_PART = '/core/src/refunds/send-refund.ts'
const BASKET = '/shop/src/pages/cart/basket.ts'
const ORDER_FORM = '/shop/src/pages/checkout/order-form.tsx'

test('what the application itself stands on is shared', () => {
  expect(chunkOf([ENTRY])).toBe('shared')
  expect(chunkOf([ENTRY, page('cart')])).toBe('shared')
})

test('what two screens of a first visit need is shared', () => {
  expect(chunkOf([page('home'), page('search')])).toBe('shared')
  expect(chunkOf([page('search'), page('product')])).toBe('shared')
})

test('what home and a product have, and few others, is a file for the two', () => {
  expect(chunkOf([page('home'), page('product'), page('blog-detail')])).toBe('shelves')
  expect(chunkOf([page('home'), page('product'), page('search')])).toBe('shared')
})

test('two routes of one screen have a file for both', () => {
  expect(chunkOf([page('catalog-category'), page('search')])).toBe('listing')
})

test('what a screen shares with a window or with other pages is in the file of the screen', () => {
  expect(chunkOf([page('product'), WINDOW])).toBe('product')
  expect(chunkOf([page('home'), page('catalog')])).toBe('shelves')
  expect(chunkOf([page('search'), page('about')])).toBe('listing')
  expect(chunkOf([page('product'), page('about')])).toBe('product')
})

test('what a screen shares with the engine comes with the screen: the engine can wait', () => {
  expect(chunkOf([page('search'), ENGINE])).toBe('listing')
})

test('what a purchase has when it is touched is one file for all that comes late', () => {
  expect(chunkOf([BASKET, ORDER_FORM])).toBe('purchase')
  expect(chunkOf([BASKET, WINDOW])).toBe('purchase')
})

test('what the engine shares with the parts of the shop is one file', () => {
  expect(chunkOf([ENGINE])).toBeUndefined()
  expect(chunkOf([ENGINE, PART])).toBe('context')
  expect(chunkOf([ENGINE, WINDOW])).toBe('context')
  expect(chunkOf([ENGINE, '/shop/src/live/renewal.ts'])).toBe('context')
  expect(chunkOf([PART, OTHER_PART])).toBeUndefined()
})

test('what the engine shares with parts that come by nearness or touch leads to nothing else of it', () => {
  expect(chunkOf([ENGINE, ROW])).toBeUndefined()
  expect(chunkOf([ORDER_FORM, ENGINE, PART])).toBeUndefined()
})

test('the line of a page is one file, with what machines are made with', () => {
  const xstate = '/shop/node_modules/.pnpm/a@1/node_modules/xstate/dist/xstate.esm.js'

  expect(chunkOf([LINE])).toBe('line')
  expect(chunkOf([LINE, ENGINE, PART])).toBe('line')
  expect(chunkOf([ENGINE, ROW, PART], xstate)).toBe('line')
  expect(chunkOf([page('favorites'), LINE, ENGINE])).toBe('shared')
})

test('what addresses are read by comes without the engine, which has it too', () => {
  expect(chunkOf([RENAMED, ENGINE, PART])).toBe('addresses')
  expect(chunkOf([RENAMED, LINE])).toBe('addresses')
  expect(chunkOf([RENAMED])).toBeUndefined()
})

test('what the pages of a purchase have at once is one file, without the rest of it', () => {
  expect(chunkOf([page('cart'), BASKET, ORDER_FORM])).toBe('before-purchase')
  expect(chunkOf([page('cart'), page('checkout'), ENGINE])).toBe('before-purchase')
  expect(chunkOf([page('cart')])).toBeUndefined()
})

test('no other page waits for a purchase', () => {
  expect(chunkOf([page('shops'), ORDER_FORM])).toBeUndefined()
  expect(chunkOf([page('checkout'), page('shops'), ORDER_FORM])).toBeUndefined()
  expect(chunkOf([page('product'), ORDER_FORM])).toBe('product')
  expect(chunkOf([ENTRY, BASKET, ORDER_FORM])).toBe('shared')
})

test('what many other pages have beside a screen is shared: they do without the rest of it', () => {
  const others = ['blog', 'brands', 'reviews'].map(page)

  expect(chunkOf([page('search'), ...others])).toBe('lists')
  expect(chunkOf([page('search'), page('product'), ...others])).toBe('shared')
  expect(chunkOf([page('product'), ...others])).toBe('shared')
  expect(chunkOf([page('search'), ...others.slice(1)])).toBe('listing')
})

test('everything else is left to the bundler', () => {
  expect(chunkOf([])).toBeUndefined()
  expect(chunkOf([page('home')])).toBeUndefined()
  expect(chunkOf([BASKET])).toBeUndefined()
  expect(chunkOf([page('about')])).toBeUndefined()
  expect(chunkOf([page('user-signin'), page('user-profile')])).toBeUndefined()
  expect(chunkOf([page('about'), page('refund')])).toBeUndefined()
})

test('a page may be called as every object has something called', () => {
  expect(chunkOf(['src/pages/constructor/constructor.page.tsx'])).toBeUndefined()
})

const PAGE = '/shop/packages/app/src/pages/home/home.page.tsx'
const RAFFLE = '/shop/packages/app/src/pages/raffle/raffle-side.tsx'

test.each([
  ['@xstate/react', 'dist/xstate-react.esm.js'],
  ['xstate', 'dist/xstate.esm.js'],
  ['immer', 'dist/immer.mjs'],
  ['ky', 'distribution/index.js'],
  ['zod', 'v4/core/core.js']
])('a build fails in which a first page loads %s', (name, file) => {
  const id = `/shop/node_modules/.pnpm/a@1/node_modules/${name}/${file}`

  expect(comesTooEarly(id, [RAFFLE, PAGE])).toBe(true)
  expect(comesTooEarly(id, [RAFFLE, '/shop/packages/app/src/entry.client.tsx'])).toBe(true)
  expect(comesTooEarly(id, [RAFFLE])).toBe(false)
})

test('other libraries are a first page’s own, and the binding of machines is one file', () => {
  const wouter = '/shop/node_modules/wouter/esm/index.js'
  const binding = '/shop/node_modules/@xstate/react/dist/xstate-react.esm.js'

  expect(comesTooEarly(wouter, [PAGE])).toBe(false)
  expect(chunkOf([RAFFLE, '/shop/packages/app/src/pages/checkout/order-form.tsx'], binding)).toBe(
    'binding'
  )
})
