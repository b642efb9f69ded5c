import { expect, test } from 'vitest'

import { compareProducts } from '../../contracts/compare-products.ts'
import { demoProduct } from '../../testing/fixtures.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { compareSubject } from './compare.ts'
import { comparisonSubject, followCompare } from './comparison.ts'
import { comparisonView } from './comparison.view.ts'

const MEMBER = { username: 'petrova@example.com', password: 'пенал2026' }

const product = (id: number) => ({
  ...demoProduct({ id, title: `Рюкзак № ${id}` }),
  characteristicGroups: [
    {
      title: 'Основное',
      characteristics: [
        { title: 'Страна', value: 'Россия' },
        { title: 'Объём', value: `${id} л` }
      ]
    }
  ]
})

/** A page with these products compared, of which the shop has 7, 8 and 9. */
function open(ids: readonly number[], isRead = true) {
  const { store, shop } = createTestStore({ initial: { compare: { ids, isRead } } })
  shop.server.on(compareProducts, ({ url }) => ({
    data: url.searchParams
      .getAll('ids')
      .flatMap(text => text.split(',').map(Number))
      .filter(id => id < 10)
      .map(product)
  }))
  const view = (isDifferentOnly = false) =>
    comparisonView(store.get(compareSubject), store.get(comparisonSubject), isDifferentOnly)
  const columns = () => {
    const shown = view()
    return shown.kind === 'table' ? shown.products.map(({ id }) => id) : shown.kind
  }
  return { store, shop, view, columns }
}

async function openRead(ids: readonly number[]) {
  const page = open(ids)
  const stop = followCompare(page.store)
  await page.store.engine()
  await page.shop.advance(0)
  return { ...page, stop }
}

test('the page waits until the device was heard, then says that there is nothing', () => {
  expect(open([], false).columns()).toBe('awaited')
  expect(open([]).columns()).toBe('empty')
  expect(open([7]).columns()).toBe('awaited')
})

test('every product is a column, every characteristic a row, or only those that differ', async () => {
  const { view, columns } = await openRead([8, 7])

  expect(columns()).toEqual([8, 7])
  expect(view()).toMatchObject({
    groups: [
      {
        title: 'Основное',
        rows: [
          { title: 'Страна', values: ['Россия', 'Россия'], isSame: true },
          { title: 'Объём', values: ['8 л', '7 л'], isSame: false }
        ]
      }
    ],
    awaited: 0
  })
  expect(view(true)).toMatchObject({ groups: [{ rows: [{ title: 'Объём' }] }] })
})

test('a product that is taken out goes at once and comes back without a call', async () => {
  const { store, shop, columns } = await openRead([7, 8])

  store.send(compareSubject, { type: 'compare.remove', productId: 7 })
  expect(columns()).toEqual([8])
  store.send(compareSubject, { type: 'compare.restore', ids: [7], column: 0 })

  expect(columns()).toEqual([7, 8])
  expect(shop.server.countOf(compareProducts)).toBe(1)
})

test('a product that another tab adds is awaited as a column of its own', async () => {
  const { store, shop, view, columns } = await openRead([7])

  store.send(compareSubject, { type: 'list.heard', ids: [7, 9] })
  expect(view()).toMatchObject({ products: [{ id: 7 }], awaited: 1 })
  await shop.advance(0)

  expect(columns()).toEqual([7, 9])
})

test('what the shop does not have any more leaves the list', async () => {
  const { store } = await openRead([7, 70])

  expect(store.get(compareSubject).ids).toEqual([7])
})

test('a comparison that could not be read says so, and is read on demand', async () => {
  const { store, shop, view, columns } = open([7, 8])
  shop.server.fail(compareProducts, () => new Response(null, { status: 404 }))
  followCompare(store)
  await store.engine()
  await shop.advance(0)
  expect(columns()).toBe('failed')

  shop.server.heal()
  store.send(comparisonSubject, { type: 'products.retry' })
  await shop.advance(0)

  expect(view()).toMatchObject({ kind: 'table', isFailed: false })
})

test('a column that could not be read is told of, and comes on demand', async () => {
  const { store, shop, view, columns } = await openRead([7])
  shop.server.fail(compareProducts, () => new Response(null, { status: 404 }))
  store.send(compareSubject, { type: 'list.heard', ids: [7, 9] })
  await shop.advance(0)
  expect(view()).toMatchObject({ awaited: 0, isFailed: true, isAlone: false, note: '' })

  shop.server.heal()
  store.send(comparisonSubject, { type: 'products.retry' })
  expect(view()).toMatchObject({ awaited: 1, isFailed: false })
  await shop.advance(0)

  expect(columns()).toEqual([7, 9])
})

test('one product alone asks for another, and equal ones are called so', async () => {
  const alone = await openRead([7])
  expect(alone.view()).toMatchObject({
    isAlone: true,
    note: 'Добавьте ещё один товар, и отличия станут видны'
  })

  const { store, shop, view } = await openRead([7, 8])
  shop.server.on(compareProducts, () => ({ data: [product(7), { ...product(7), id: 8 }] }))
  store.send(comparisonSubject, { type: 'products.reread' })
  await shop.advance(0)

  expect(view()).toMatchObject({ isAlone: false, note: '' })
  expect(view(true)).toMatchObject({ note: 'По характеристикам эти товары не отличаются' })
  store.send(compareSubject, { type: 'list.heard', ids: [7, 8, 9] })
  expect(view(true)).toMatchObject({ awaited: 1, note: '' })
})

test('prices are read again for another visitor', async () => {
  const { shop } = await openRead([7])

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)

  expect(shop.server.countOf(compareProducts)).toBe(2)
})

test('a page that was left reads nothing more', async () => {
  const { store, shop, stop } = await openRead([7])

  stop()
  store.send(compareSubject, { type: 'compare.add', productId: 8 })
  await shop.advance(0)

  expect(shop.server.countOf(compareProducts)).toBe(1)
})
