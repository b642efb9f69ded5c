import { listProductAddresses, listProducts, listWholeCatalogue } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** All parts, one behind the other. */
async function readAll<Item>(
  ask: (query: { after: number; limit: number }) => Promise<{ data: Item[]; next: number | null }>
): Promise<Item[]> {
  const all: Item[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { data, next } = await ask({ after, limit: 7 })
    expect(data.length).toBeLessThanOrEqual(7)
    all.push(...data)
    after = next
  }
  return all
}

const wholeShop = async () => (await backend.call(listProducts, { body: { limit: 100 } })).data

test('the goods of the shop come part by part as lists show them, each once', async () => {
  const all = await readAll(query => backend.call(listWholeCatalogue, { query }))

  const listed = (await wholeShop()).toSorted((one, other) => one.id - other.id)
  expect(all).toEqual(listed)
})

test('their addresses name the code and the first category of each', async () => {
  const all = await readAll(query => backend.call(listProductAddresses, { query }))

  const listed = (await wholeShop()).toSorted((one, other) => one.id - other.id)
  expect(all).toEqual(listed.map(({ code, categories }) => ({ code, path: categories[0]?.path })))
})

test('an id behind all others ends the list', async () => {
  const query = { after: 2 ** 40 }

  expect(await backend.call(listProductAddresses, { query })).toEqual({ data: [], next: null })
})
