import {
  clearBasket,
  getBasket,
  putBasketProducts,
  removeBasketProducts,
  selectBasketProducts
} from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { countsOf, createShopper, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const send = (shopper: Shopper, id: string, groupId: number, count: number, change = true) =>
  shopper.call(putBasketProducts, { body: { groups: [{ id, groupId, count }], change } })

test('an intent that arrives late, twice or after a removal changes nothing', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  await send(shopper, '03', group, 3)

  const late = await send(shopper, '02', group, 2)
  const twice = await send(shopper, '03', group, 3)
  const removed = await send(shopper, '04', group, 0)
  const afterRemoval = await send(shopper, '03', group, 3)

  expect(countsOf(late)).toEqual({ [group]: 3 })
  expect(twice.version).toBe(late.version)
  expect(countsOf(removed)).toEqual({})
  expect(countsOf(afterRemoval)).toEqual({})
  expect(afterRemoval.version).toBe(removed.version)
})

test('a late intent does not bring back what was removed by hand, cleared or ordered', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  await send(shopper, '05', group, 5)
  await shopper.call(removeBasketProducts, { body: { groupIds: [group], notInStock: false } })

  const afterRemoval = await send(shopper, '05', group, 5)
  await send(shopper, '06', group, 6)
  await shopper.call(clearBasket, {})
  const afterClearing = await send(shopper, '06', group, 6)

  expect(countsOf(afterRemoval)).toEqual({})
  expect(countsOf(afterClearing)).toEqual({})
})

test('clearing with an intent takes out what is older, and a late copy of it nothing that came since', async () => {
  const shopper = createShopper(backend)
  const first = await sellGroup(backend, { stock: 50 })
  const second = await sellGroup(backend, { stock: 50 })
  await send(shopper, '01', first, 1)
  await send(shopper, '04', second, 2)
  const clear = () => shopper.call(clearBasket, { query: { intent: '03' } })

  const cleared = await clear()
  const late = await send(shopper, '02', first, 1)
  await send(shopper, '05', first, 5)
  const copied = await clear()

  expect([cleared, late, copied].map(countsOf)).toEqual([
    { [second]: 2 },
    { [second]: 2 },
    { [first]: 5, [second]: 2 }
  ])
})

test('a late copy of a selection leaves a line alone that was put in since', async () => {
  const shopper = createShopper(backend)
  const first = await sellGroup(backend, { stock: 50 })
  const second = await sellGroup(backend, { stock: 50 })
  await send(shopper, '01', first, 1)
  const body = { groupIds: [first, second], selected: false, intent: '05' }
  const selected = await shopper.call(selectBasketProducts, { body })
  const after = await send(shopper, '03', second, 1)

  const copied = await shopper.call(selectBasketProducts, { body })

  expect(selected.total.price).toBe(0)
  expect(copied).toEqual(after)
  expect(copied.total.price).toBeGreaterThan(0)
})

test('quantities are added only when asked so, and a repeated addition adds once', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 50 })
  await send(shopper, '01', group, 2, false)
  await send(shopper, '02', group, 2, false)

  const basket = await send(shopper, '02', group, 2, false)

  expect(countsOf(basket)).toEqual({ [group]: 4 })
})

test('the newest intent wins whatever order they arrive in', async () => {
  const group = await sellGroup(backend, { stock: 999 })
  const intents = fc.uniqueArray(
    fc.record({ at: fc.integer({ min: 1, max: 99 }), count: fc.integer({ min: 0, max: 9 }) }),
    { selector: intent => intent.at, minLength: 1, maxLength: 6 }
  )

  await fc.assert(
    fc.asyncProperty(intents, async sent => {
      const shopper = createShopper(backend)
      const bodies = sent.map(({ at, count }) => ({ id: String(at).padStart(3, '0'), count }))

      const doubled = [...bodies, ...bodies]
      await Promise.all(doubled.map(({ id, count }) => send(shopper, id, group, count)))

      const newest = bodies.reduce((last, intent) => (intent.id > last.id ? intent : last))
      const counts = countsOf(await shopper.call(getBasket, {}))
      expect(counts[group] ?? 0).toBe(newest.count)
    }),
    { numRuns: runsOf('changes of a basket on the store') }
  )
})

test('five first additions at once make one basket with five lines', async () => {
  const shopper = createShopper(backend)
  const groups: number[] = []
  for (let count = 0; count < 5; count++) groups.push(await sellGroup(backend, { stock: 9 }))

  await Promise.all(groups.map(group => send(shopper, '01', group, 1)))

  const basket = await shopper.call(getBasket, {})
  expect(Object.keys(countsOf(basket))).toHaveLength(5)
})

test('the version grows with every change, also from one basket to the next', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 9 })
  const first = await shopper.put(group, 1)
  const second = await shopper.put(group, 2)

  const { basket: own } = await shopper.signUp()

  expect(second.version).toBeGreaterThan(first.version)
  expect(own?.version).toBeGreaterThan(second.version)
})
