import { expect, test } from 'vitest'

import { countProducts } from '../contracts/catalog.ts'
import { isReading } from '../store/reading.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { listingCountSubject } from './listing-count.ts'

async function openCounter() {
  const shop = createTestShop()
  await shop.advance(0)
  shop.server.on(countProducts, ({ body }) => ({
    count: Number(Reflect.get(Object(body), 'priceFrom'))
  }))
  const counter = shop.run(listingCountSubject, listingCountSubject.start())
  if (counter === undefined) throw new Error('nothing counts')
  counter.send({ type: 'count.start', href: '/search', count: 40 })
  return { shop, counter }
}

test('the number of the shown list is known without a call', async () => {
  const { shop, counter } = await openCounter()

  expect(counter.get().value).toBe(40)
  expect(isReading(counter.get())).toBe(false)
  expect(shop.server.countOf(countProducts)).toBe(0)
})

test('of several choices in a row the last one is counted; the old number stays meanwhile', async () => {
  const { shop, counter } = await openCounter()

  counter.send({ type: 'count.ask', href: '/search?price=7-' })
  counter.send({ type: 'count.ask', href: '/search?price=9-' })
  expect(counter.get().value).toBe(40)
  await shop.advance(0)

  expect(counter.get()).toMatchObject({ query: '/search?price=9-', value: 9 })
})

test('a number that could not be counted leaves the old one, and can be asked for again', async () => {
  const { shop, counter } = await openCounter()
  shop.server.fail(countProducts, () => new Response(null, { status: 404 }))

  counter.send({ type: 'count.ask', href: '/search?price=9-' })
  await shop.advance(0)
  expect(counter.get().value).toBe(40)
  shop.server.heal()
  counter.send({ type: 'count.ask', href: '/search?price=9-' })
  await shop.advance(0)

  expect(counter.get().value).toBe(9)
})
