import { randomUUID } from 'node:crypto'
import {
  getBasket,
  keepBasket,
  listKeptBaskets,
  removeKeptBasket,
  renameKeptBasket,
  viewKeptBasket
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, type Shopper, sellGroup, setStock } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

async function member() {
  const shopper = createShopper(backend)
  await shopper.signUp()
  return shopper
}

async function keep(shopper: Shopper, name = '5 «А» класс', id = randomUUID()) {
  await shopper.call(keepBasket, { body: { id, name } })
  return id
}

const namesOf = async (shopper: Shopper) =>
  (await shopper.call(listKeptBaskets, {})).data.map(({ name }) => name)

test('a basket that is put aside leaves its place to the next one', async () => {
  const shopper = await member()
  const group = await sellGroup(backend, { stock: 9 })
  await shopper.put(group, 3)

  const id = await keep(shopper, '  5 «А»   класс ')

  const { data } = await shopper.call(listKeptBaskets, {})
  expect(data).toMatchObject([{ id, name: '5 «А» класс', count: 3, lines: 1 }])
  expect(data[0]?.items).toMatchObject([{ groupId: group }])
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({})
})

test('a wish that comes again keeps nothing more, and leaves the new basket alone', async () => {
  const shopper = await member()
  const group = await sellGroup(backend, { stock: 9 })
  await shopper.put(group, 3)
  const id = await keep(shopper)
  await shopper.put(group, 1)

  await keep(shopper, 'Ещё раз', id)

  expect(await namesOf(shopper)).toEqual(['5 «А» класс'])
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({ [group]: 1 })
})

test('what a kept basket holds is told beside what it is today', async () => {
  const shopper = await member()
  const [few, dear, same] = [
    await sellGroup(backend, { stock: 9 }),
    await sellGroup(backend, { stock: 9, kopecks: 10_000 }),
    await sellGroup(backend, { stock: 9 })
  ]
  for (const group of [few, dear, same]) await shopper.put(group, 3)
  const id = await keep(shopper)
  await setStock(backend, few, 1)
  const prices = JSON.stringify([{ priceRole: 'guest_opt', limit: 1, kopecks: 12_050 }])
  await backend.db.updateTable('offer').set({ prices }).where('group_id', '=', dear).execute()

  const { data } = await shopper.call(viewKeptBasket, { query: { id } })

  const now = (group: number) => data.find(({ groupId }) => groupId === group)
  expect(now(few)).toMatchObject({ count: 3, stock: 1 })
  expect(now(dear)).toMatchObject({ paidPrice: 100, price: 120.5 })
  expect(now(same)).toMatchObject({ count: 3, stock: 9, paidPrice: 100, price: 100 })
})

test('a kept basket is renamed and removed, by its owner alone', async () => {
  const shopper = await member()
  await shopper.put(await sellGroup(backend, { stock: 9 }), 1)
  const id = await keep(shopper)
  const stranger = await member()

  for (const call of [
    stranger.refused(viewKeptBasket, { query: { id } }),
    stranger.refused(renameKeptBasket, { body: { id, name: 'Моя' } }),
    stranger.refused(removeKeptBasket, { body: { id } }),
    shopper.refused(removeKeptBasket, { body: { id: 'no-id' } })
  ]) {
    expect((await call).status).toBe(404)
  }
  const { data } = await shopper.call(renameKeptBasket, { body: { id, name: '5 «Б»' } })
  expect(data.map(({ name }) => name)).toEqual(['5 «Б»'])
  expect((await shopper.call(removeKeptBasket, { body: { id } })).data).toEqual([])
})

test.each([
  ['', 'Назовите корзину, чтобы узнать её потом'],
  ['я'.repeat(61), 'Название не длиннее 60 знаков']
])('a basket is not kept under «%s»', async (name, message) => {
  const shopper = await member()
  await shopper.put(await sellGroup(backend, { stock: 9 }), 1)

  const { status, errors } = await shopper.refused(keepBasket, {
    body: { id: randomUUID(), name }
  })

  expect([status, errors]).toEqual([422, { name: message }])
})

test('there is nothing to keep in an empty basket, and room for twenty', async () => {
  const shopper = await member()
  const request = () => ({ body: { id: randomUUID(), name: 'Класс' } })
  expect((await shopper.refused(keepBasket, request())).status).toBe(409)
  const group = await sellGroup(backend, { stock: 9 })
  for (let kept = 0; kept < 20; kept += 1) {
    await shopper.put(group, 1)
    await keep(shopper)
  }
  await shopper.put(group, 1)

  const { status, message } = await shopper.refused(keepBasket, request())

  expect([status, message]).toEqual([
    409,
    'Можно отложить не больше 20 корзин. Удалите те, которые уже не нужны'
  ])
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({ [group]: 1 })
})
