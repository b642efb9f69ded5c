import { expect, test } from 'vitest'

import { listProducts } from '../contracts/catalog.ts'
import { ApiError } from '../platform/api-error.ts'
import { openList } from '../testing/open-list.ts'
import { growthPhase } from './listing.ts'

/** The list of another visitor's page, as a server has drawn it. */
async function bringList(href = '/search') {
  const { listing } = await openList(href)
  return listing.get().value ?? never()
}

const never = () => {
  throw new Error('The list is read')
}

test('a grown list is read from its own address when the visitor becomes another one', async () => {
  const { shop, send, ids } = await openList('/search?page=2')
  await send({ type: 'listing.more' })
  expect(ids()).toEqual([2, 3])

  await send({ type: 'listing.reread' })

  expect(ids()).toEqual([2])
  expect(shop.server.calls.at(-1)?.body).toMatchObject({ page: 2, facets: true })
})

test('a list that came with its page grows from there, and only what is missing is asked for', async () => {
  const list = await bringList()
  const shop = await openList()
  const before = shop.shop.server.countOf(listProducts)

  shop.listing.send({ type: 'listing.shown', list })
  await shop.send({ type: 'listing.more' })

  expect(shop.ids()).toEqual([1, 2])
  expect(shop.shop.server.countOf(listProducts)).toBe(before + 1)
})

test('growing is told of the list that grows, and of no other', async () => {
  const { listing, send, ids } = await openList()
  const list = listing.get().value ?? never()
  const other = await bringList()

  listing.send({ type: 'listing.more' })
  listing.send({ type: 'listing.more' })

  expect([list, other].map(each => growthPhase(listing.get(), each))).toEqual(['busy', 'idle'])
  await send({ type: 'listing.more' })
  expect(growthPhase(listing.get(), listing.get().value ?? never())).toBe('idle')
  expect(ids()).toEqual([1, 2])
})

test('a list that could not grow says so until it is tried again', async () => {
  const { shop, listing, send, ids } = await openList()
  const list = listing.get().value ?? never()
  shop.server.fail(listProducts, () => {
    throw new ApiError({ status: 404 })
  })

  await send({ type: 'listing.more' })
  expect(growthPhase(listing.get(), list)).toBe('failed')
  expect(ids()).toEqual([1])
  shop.server.heal()
  await send({ type: 'listing.more' })

  expect(growthPhase(listing.get(), list)).toBe('idle')
  expect(ids()).toEqual([1, 2])
})

test('a list that could not grow for want of a shop grows by itself when that is back', async () => {
  const { shop, listing, send, ids } = await openList()
  const list = listing.get().value ?? never()
  shop.faults.add({ kind: 'status', status: 502 })
  await send({ type: 'listing.more' })
  await shop.advance(5000)
  expect(growthPhase(listing.get(), list)).toBe('failed')

  shop.faults.heal()
  await shop.advance(5000)

  expect(ids()).toEqual([1, 2])
})

test('a list that its screen has left does not grow any more', async () => {
  const { shop, listing, send } = await openList()
  shop.faults.add({ kind: 'status', status: 502 })
  await send({ type: 'listing.more' })
  await shop.advance(5000)
  const before = shop.server.countOf(listProducts)

  listing.stop()
  shop.faults.heal()
  await shop.advance(5000)

  expect(shop.server.countOf(listProducts)).toBe(before)
})

test('the page of another list ends the growing of the one before', async () => {
  const { listing, send, ids } = await openList('/search?page=2')
  const list = await bringList()

  listing.send({ type: 'listing.more' })
  await send({ type: 'listing.shown', list })

  expect(ids()).toEqual([1])
  expect(listing.get().value).toBe(list)
})

test('the same page once more does not end what it has begun', async () => {
  const { listing, send, ids } = await openList()
  const list = listing.get().value ?? never()

  listing.send({ type: 'listing.more' })
  await send({ type: 'listing.shown', list })

  expect(ids()).toEqual([1, 2])
})

test('what a page has brought is read anew by that page, not by the core', async () => {
  const list = await bringList()
  const { shop, listing, send } = await openList()
  await send({ type: 'listing.shown', list })
  await send({ type: 'listing.more' })
  const before = shop.server.countOf(listProducts)

  await send({ type: 'listing.reread' })

  expect(shop.server.countOf(listProducts)).toBe(before)
  expect(listing.get().query).toEqual({ href: undefined, isMore: true })
})
