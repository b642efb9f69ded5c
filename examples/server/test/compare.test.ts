import { compareProducts, listProductsByIds, viewProduct } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const compare = (ids: number[]) => backend.call(compareProducts, { query: { ids } })

test('products come in the order asked for, each once, without those that are gone', async () => {
  const { data } = await compare([9, 2, 9, 2_000_000, -1, 5])

  expect(data.map(({ id }) => id)).toEqual([9, 2, 5])
})

test('every characteristic of a product is in one of the groups', async () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { characteristics } = await backend.call(viewProduct, { query: { id } })
    const { data } = await compare([id])

    const grouped = data
      .flatMap(product => product.characteristicGroups)
      .flatMap(group => group.characteristics)
    expect(grouped).toHaveLength(characteristics.length)
    expect(grouped).toEqual(expect.arrayContaining(characteristics))
  }
})

test('the groups always come in the same order, with the basics first', async () => {
  const { data } = await compare([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const order = ['Основное', 'Материалы и уход', 'Размеры и вес', 'Особенности']

  for (const { characteristicGroups } of data) {
    const titles = characteristicGroups.map(({ title }) => title)
    expect(titles[0]).toBe('Основное')
    expect(titles).toEqual(order.filter(title => titles.includes(title)))
    expect(characteristicGroups[0]?.characteristics[0]?.title).toBe('Бренд')
  }
})

test('a product is compared at the same prices as its card shows', async () => {
  const dealer = createShopper(backend)
  await dealer.signIn('dealer@example.ru', 'penal-dealer')

  const { data } = await dealer.call(compareProducts, { query: { ids: [3] } })
  const cards = await dealer.call(listProductsByIds, { query: { ids: [3] } })

  expect(data[0]?.cardPrices).toEqual(cards.data[0]?.cardPrices)
  expect(data[0]?.cardPrices[0]?.priceRole).toBe('dealer')
  expect(data[0]?.groups).toEqual(cards.data[0]?.groups)
})

test('nothing to compare is an empty answer, and more than ten is refused', async () => {
  const ids = Array.from({ length: 11 }, (_, place) => place + 1)

  expect(await compare([2_000_000])).toEqual({ data: [] })
  expect((await backend.refused(compareProducts, { query: { ids } })).status).toBe(400)
})
