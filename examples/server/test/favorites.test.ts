import {
  listFavoriteIds,
  listFavorites,
  mergeFavorites,
  toggleFavorite
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, type Shopper } from './shopper.ts'

const SESSION_ENDED = 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function newMember(): Promise<Shopper> {
  const shopper = createShopper(backend)
  await shopper.signUp()
  return shopper
}

const toggle = (shopper: Shopper, product: number) =>
  shopper.call(toggleFavorite, { body: { product } })

const idsOf = async (shopper: Shopper) => (await shopper.call(listFavoriteIds, {})).data

test('a product is put in, stands first, and is taken out by the same call', async () => {
  const member = await newMember()

  expect(await toggle(member, 3)).toEqual({ product: 3, favorite: true })
  expect(await toggle(member, 5)).toEqual({ product: 5, favorite: true })
  expect(await idsOf(member)).toEqual([5, 3])
  expect(await toggle(member, 3)).toEqual({ product: 3, favorite: false })
  expect(await idsOf(member)).toEqual([5])
})

test('six favourites make a page, the newest first', async () => {
  const member = await newMember()
  for (const id of [1, 2, 3, 4, 5, 6, 7]) await toggle(member, id)

  const first = await member.call(listFavorites, {})
  const second = await member.call(listFavorites, { query: { page: 2 } })
  const none = await member.call(listFavorites, { query: { page: 9, limit: 3 } })

  expect(first.data.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2])
  expect(first.meta).toEqual({ page: 1, limit: 6, total: 7, pages: 2 })
  expect(second.data.map(({ id }) => id)).toEqual([1])
  expect(none).toEqual({ data: [], meta: { page: 9, limit: 3, total: 7, pages: 3 } })
})

test('a guest’s list is added once, in its order, however often it is sent', async () => {
  const member = await newMember()
  await toggle(member, 4)
  const body = { productIds: [9, 8, 4, 8, 2_000_000] }

  const once = await member.call(mergeFavorites, { body })
  const twice = await member.call(mergeFavorites, { body })

  expect(once.data).toEqual([9, 8, 4])
  expect(twice.data).toEqual([9, 8, 4])
})

test('lists of two devices merged at the same moment are both kept', async () => {
  const member = await newMember()

  await Promise.all([
    member.call(mergeFavorites, { body: { productIds: [11, 12] } }),
    member.call(mergeFavorites, { body: { productIds: [12, 13] } })
  ])

  expect((await idsOf(member)).sort()).toEqual([11, 12, 13])
})

test('toggles of two devices take turns', async () => {
  const member = await newMember()

  const answers = await Promise.all(Array.from({ length: 7 }, () => toggle(member, 6)))

  expect(answers.filter(({ favorite }) => favorite)).toHaveLength(4)
  expect(await idsOf(member)).toEqual([6])
})

test('a product off sale leaves the list and comes back with the goods', async () => {
  const { db } = backend
  const member = await newMember()
  for (const id of [21, 22]) await toggle(member, id)
  const listing = await db
    .deleteFrom('listing')
    .where('product_id', '=', 22)
    .returningAll()
    .executeTakeFirstOrThrow()

  const { data, meta } = await member.call(listFavorites, {})
  expect(data.map(({ id }) => id)).toEqual([21])
  expect(meta.total).toBe(1)
  expect(await idsOf(member)).toEqual([22, 21])
  expect(await toggle(member, 22)).toEqual({ product: 22, favorite: false })

  await db.insertInto('listing').values(listing).execute()
})

test('an unknown product is refused, and so is a list without end', async () => {
  const member = await newMember()

  const unknown = await member.refused(toggleFavorite, { body: { product: 2_000_000 } })
  const endless = await member.refused(mergeFavorites, {
    body: { productIds: Array.from({ length: 501 }, (_, place) => place + 1) }
  })

  expect([unknown.status, unknown.message]).toEqual([404, 'Товар не найден'])
  expect(endless.status).toBe(400)
  expect(await idsOf(member)).toEqual([])
})

test('a full list takes nothing more and loses nothing', async () => {
  const { db } = backend
  const member = await newMember()
  await toggle(member, 1)
  const { user_id } = await db
    .selectFrom('favorite')
    .select('user_id')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 999 }, (_, place) => ({
    user_id,
    product_id: 1_000_000 + place,
    added_at: backend.clock.now()
  }))
  await db.insertInto('favorite').values(rows).execute()

  const added = await member.refused(toggleFavorite, { body: { product: 2 } })
  const merged = await member.refused(mergeFavorites, { body: { productIds: [1, 2] } })
  const known = await member.call(mergeFavorites, { body: { productIds: [1] } })

  expect(added.status).toBe(409)
  expect(added.message).toBe(
    'В избранном может быть не больше 1000 товаров. Уберите то, что уже не нужно'
  )
  expect(merged.status).toBe(409)
  expect(known.data).toHaveLength(1000)
})

test('nobody sees or changes another’s favourites', async () => {
  const owner = await newMember()
  const stranger = await newMember()
  await toggle(owner, 7)

  await stranger.call(mergeFavorites, { body: { productIds: [8] } })
  await toggle(stranger, 7)

  expect(await idsOf(stranger)).toEqual([7, 8])
  expect(await idsOf(owner)).toEqual([7])
  expect((await owner.call(listFavorites, {})).meta.total).toBe(1)
})

test('a guest has no favourites here', async () => {
  const guest = createShopper(backend)
  const refusals = [
    await guest.refused(listFavorites, {}),
    await guest.refused(listFavoriteIds, {}),
    await guest.refused(toggleFavorite, { body: { product: 1 } }),
    await guest.refused(mergeFavorites, { body: { productIds: [1] } })
  ]

  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(refusals.map(({ message }) => message)).toEqual(Array(4).fill(SESSION_ENDED))
})

test('the demo buyer has put something aside already', async () => {
  const anna = createShopper(backend)
  await anna.signIn('anna@example.ru', 'penal-anna')

  const { meta } = await anna.call(listFavorites, {})

  expect(meta).toEqual({ page: 1, limit: 6, total: 8, pages: 2 })
})
