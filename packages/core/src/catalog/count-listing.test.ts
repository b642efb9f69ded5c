import { expect, test } from 'vitest'

import { countProducts } from '../contracts/catalog.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { countListing } from './open-listing.ts'

async function askedAt(url: string) {
  const { api, server, advance } = createTestShop()
  const asked: unknown[] = []
  server.on(countProducts, ({ body }) => {
    asked.push(body)
    return { count: 7 }
  })
  const [count] = await Promise.all([countListing(api, url), advance(0)])
  return { count, asked }
}

test('the products of a category are counted within it', async () => {
  const { count, asked } = await askedAt('/catalog/forma/sarafany?price=500-')
  expect(count).toBe(7)
  expect(asked).toMatchObject([{ category: 'forma/sarafany', priceFrom: 500 }])
})

test('a search counts in the whole shop', async () => {
  const { asked } = await askedAt('/search?q=ранец')
  expect(asked).toEqual([{ filters: {}, search: 'ранец' }])
})

test('the goods of a brand are counted without others, whatever the address asks', async () => {
  const { asked } = await askedAt('/brands/opyt?brand=grifel&color=sinij')
  expect(asked).toEqual([{ filters: { brand: ['opyt'], color: ['sinij'] } }])
})
