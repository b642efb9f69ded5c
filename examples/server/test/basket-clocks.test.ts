import {
  clearBasket,
  getBasket,
  putBasketProducts,
  putConstructorSet,
  selectBasketProducts,
  updateBasket
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, type Shopper, sellGroup } from './shopper.ts'

const MINUTE_MS = 60_000
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** The number of a device whose clock is wrong by so much; `at` tells its presses apart. */
const numbered = (aheadMs: number, at = 0) =>
  (backend.clock.now().getTime() + aheadMs + at).toString(16).padStart(12, '0') + '0'.repeat(20)

const send = (shopper: Shopper, id: string, groupId: number, count: number) =>
  shopper.call(putBasketProducts, { body: { groups: [{ id, groupId, count }], change: true } })

test.each([YEAR_MS, 120 * MINUTE_MS, 5 * MINUTE_MS])(
  'a number %d ms ahead counts as of now: whoever has the right time is heard after it',
  async aheadMs => {
    const shopper = createShopper(backend)
    const group = await sellGroup(backend, { stock: 50 })
    await send(shopper, numbered(aheadMs), group, 3)
    backend.clock.advance(10)

    const after = await send(shopper, numbered(0), group, 2)
    backend.clock.advance(10)
    const again = await send(shopper, numbered(aheadMs), group, 4)
    backend.clock.advance(10)
    const removed = await send(shopper, numbered(0), group, 0)
    backend.clock.advance(10)
    const back = await send(shopper, numbered(0), group, 1)

    expect([after, again, removed, back].map(countsOf)).toEqual([
      { [group]: 2 },
      { [group]: 4 },
      {},
      { [group]: 1 }
    ])
    expect([after, again, removed, back].map(({ newest }) => newest)).toEqual(
      [1, 2, 3, 4].map(() => undefined)
    )
  }
)

test('numbers of a fast clock are in order among themselves: a late one and a copy change nothing', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  const [first, second, third] = [1, 2, 3].map(at => numbered(YEAR_MS, at))
  await send(shopper, first ?? '', group, 1)
  await send(shopper, third ?? '', group, 3)
  backend.clock.advance(10)
  await send(shopper, numbered(0), group, 5)

  const late = await send(shopper, second ?? '', group, 2)
  const copy = await send(shopper, third ?? '', group, 3)

  expect([late, copy].map(countsOf)).toEqual([{ [group]: 5 }, { [group]: 5 }])
  expect(late.newest).toEqual({ [group]: third })
  expect(copy.newest).toBeUndefined()
})

test('an answer names the newest number of each line that an older intent left alone', async () => {
  const shopper = createShopper(backend)
  const [kept, changed] = [
    await sellGroup(backend, { stock: 50 }),
    await sellGroup(backend, { stock: 50 })
  ]
  await send(shopper, numbered(0), kept, 4)
  const groups = [kept, changed].map(groupId => ({ id: numbered(-1000), groupId, count: 1 }))

  const answer = await shopper.call(putBasketProducts, { body: { groups, change: true } })

  expect(countsOf(answer)).toEqual({ [kept]: 4, [changed]: 1 })
  expect(answer.newest).toEqual({ [kept]: numbered(0) })
  expect(await shopper.call(getBasket, {})).not.toHaveProperty('newest')
})

test('codes, choices and clearing are heard after a number that is a year ahead', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50, kopecks: 200_000 })
  await send(shopper, numbered(YEAR_MS), group, 1)
  const select = (intent: string, selected: boolean) =>
    shopper.call(selectBasketProducts, { body: { groupIds: [group], selected, intent } })
  const promo = (intent: string, promoCode: string | null) =>
    shopper.call(updateBasket, { body: { intent, promoCode } })
  backend.clock.advance(10)
  await promo(numbered(YEAR_MS), 'ЛИНЕЙКА10')
  await select(numbered(YEAR_MS), false)
  backend.clock.advance(10)

  const selected = await select(numbered(0), true)
  const without = await promo(numbered(0), null)
  const late = await promo(numbered(-1), 'ЛИНЕЙКА10')
  const cleared = await shopper.call(clearBasket, { query: { intent: numbered(0) } })

  expect(selected.total.count).toBe(1)
  expect(without.total.promocodeUsed).toBeNull()
  expect(late.total.promocodeUsed).toBeNull()
  expect(late.newest).toEqual({ promo: numbered(0) })
  expect(countsOf(cleared)).toEqual({})
})

test('a basket cleared by a device a year ahead is filled by one with the right time', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  await send(shopper, numbered(0), group, 1)
  const intent = numbered(YEAR_MS)
  await shopper.call(clearBasket, { query: { intent } })
  backend.clock.advance(10)

  const filled = await send(shopper, numbered(0), group, 2)
  const copied = await shopper.call(clearBasket, { query: { intent } })

  expect([filled, copied].map(countsOf)).toEqual([{ [group]: 2 }, { [group]: 2 }])
})

test('lines and sets that a shop has kept from a fast clock are heard of again', async () => {
  const shopper = createShopper(backend)
  const groups = await Promise.all([1, 2].map(() => sellGroup(backend, { stock: 50 })))
  const [line = 0, gone = 0] = groups
  await send(shopper, numbered(0), line, 3)
  await send(shopper, numbered(0), gone, 0)
  const intent = numbered(YEAR_MS)
  const future = { intent, select_intent: intent }
  await backend.db.updateTable('basket_item').set(future).where('group_id', 'in', groups).execute()
  backend.clock.advance(10)

  const put = await send(shopper, numbered(0), gone, 1)
  const removed = await send(shopper, numbered(0), line, 0)
  const late = await send(shopper, intent, line, 3)

  expect([put, removed, late].map(countsOf)).toEqual([
    { [line]: 3, [gone]: 1 },
    { [gone]: 1 },
    { [gone]: 1 }
  ])
})

test('a set that a fast clock has taken out is put in again', async () => {
  const shopper = createShopper(backend)
  const template = await backend.db
    .selectFrom('constructor_set')
    .select(['code', 'slots'])
    .executeTakeFirstOrThrow()
  const groupIds = template.slots.map(({ groupIds: [first = 0] }) => first)
  const put = (id: string, count: number) =>
    shopper.call(putConstructorSet, { body: { id, code: template.code, groupIds, count } })
  await put(numbered(YEAR_MS), 1)
  backend.clock.advance(10)
  await put(numbered(YEAR_MS), 0)
  backend.clock.advance(10)

  const back = await put(numbered(0), 2)

  expect(back.data.flatMap(({ constructorSets }) => constructorSets)).toMatchObject([{ count: 2 }])
})
