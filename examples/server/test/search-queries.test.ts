import { listProducts } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { DemoProduct } from '../src/seed/catalogue-shapes.ts'
import { createDemoShop } from '../src/seed/demo-shop.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { SEARCH_QUERIES } from './search-queries.ts'

const PRODUCTS = 520
const LOOKED_AT = 4
const shop = createDemoShop({ products: PRODUCTS })
const productById = new Map(shop.products.map(product => [product.id, product]))
let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ products: PRODUCTS })
})

afterAll(() => backend.close())

async function found(search: string, limit: number): Promise<DemoProduct[]> {
  const { data } = await backend.call(listProducts, { body: { search, limit } })
  return data.flatMap(({ id }) => productById.get(id) ?? [])
}

const factOf = ({ characteristics }: DemoProduct, title: string) =>
  characteristics.find(fact => fact.title === title)?.value

test.each(SEARCH_QUERIES)('$kind: «$typed» begins with what a parent expects', async query => {
  const goods = await found(query.typed, query.count ?? LOOKED_AT)

  if (query.first === undefined) return expect(goods.map(({ title }) => title)).toEqual([])
  expect(goods).not.toEqual([])
  for (const product of goods) {
    const sizes = product.groups.map(({ size }) => size?.title)
    const colors = product.groups.map(({ color }) => color?.title).join()
    expect(product.title).toMatch(query.first)
    if (query.sizes) expect(query.sizes.some(size => sizes.includes(size))).toBe(true)
    if (query.colors) expect(colors).toMatch(query.colors)
    if (query.grade) expect([query.grade, undefined]).toContain(factOf(product, 'Класс'))
    if (query.brand) expect(factOf(product, 'Бренд')).toBe(query.brand)
  }
})
