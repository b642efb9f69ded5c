import { expect, test } from 'vitest'

import { updateBasket } from '../contracts/basket.ts'
import type { FakeCall } from '../testing/fake-server.ts'
import { createTestShop } from '../testing/test-shop.ts'
import type { BasketCommand } from './basket-commands.ts'
import { type BasketContext, emptyBasket } from './basket-state.ts'

/** A shop whose basket was read; what leaves from now on is in `sent`. */
function open(basket: BasketContext = { ...emptyBasket(), version: 0 }) {
  const shop = createTestShop({ state: { session: createTestShop().getState().session, basket } })
  const sent = () =>
    shop.server.calls
      .filter(({ name }) => name.includes('/basket/'))
      .map(({ name, body }): [string, unknown] => [name, body])
  const send = (...commands: BasketCommand[]) => commands.forEach(shop.basket.send)
  return { shop, sent, send, context: () => shop.basket.get() }
}

const anyId = expect.stringMatching(/^[0-9a-f]{32}$/)
const groupsOf = ({ body }: Pick<FakeCall, 'body'>): { id: string; count: number }[] =>
  Reflect.get(Object(body), 'groups')

test.each<[BasketCommand, string, object]>([
  [{ type: 'promo.apply', code: ' ЛИНЕЙКА10 ' }, 'PATCH /basket/v1', { promoCode: 'ЛИНЕЙКА10' }],
  [{ type: 'promo.cancel' }, 'PATCH /basket/v1', { promoCode: null }],
  [{ type: 'bonuses.set', amount: 150.5 }, 'PATCH /basket/v1', { bonuses: 150.5 }],
  [
    { type: 'lines.select', keys: [7, 8], selected: false },
    'POST /basket/v1/select',
    { groupIds: [7, 8], selected: false }
  ],
  [
    { type: 'lines.select', keys: [7, 'nabor:1-2'], selected: true },
    'POST /basket/v1/select',
    { groupIds: [7], setIds: ['nabor:1-2'], selected: true }
  ]
])('the wish %j leaves as %s with an id of its own', async (command, name, body) => {
  const { shop, sent, send } = open()

  send(command)
  await shop.advance(0)

  expect(sent()).toEqual([[name, { ...body, intent: anyId }]])
})

test('a set is named by its code and its products, and taken out by a zero', async () => {
  const { shop, sent, send } = open()

  send({ type: 'line.set', key: 'nabor:1-2', count: 0 })
  await shop.advance(0)

  expect(sent()).toEqual([
    ['POST /basket/v1/constructor-set', { id: anyId, code: 'nabor', groupIds: [1, 2], count: 0 }]
  ])
})

const mixed = [7, 'nabor:1-2', 8, 'nabor:3-4']
const full = {
  ...emptyBasket(),
  version: 0,
  counts: Object.fromEntries(mixed.map(key => [key, 1]))
}

test('a basket is cleared by its one call, under the id of the wish', async () => {
  const { shop, sent, send, context } = open(full)

  send({ type: 'basket.clear' })
  await shop.advance(0)

  expect(sent()).toEqual([['DELETE /basket/v1', undefined]])
  const intents = shop.server.calls.map(({ url }) => url.searchParams.get('intent'))
  expect(intents.at(-1)).toBe(context().lastIntentId)
})

test('lines and sets taken out together leave by one call for the lines and one for each set', async () => {
  const { shop, sent, send } = open(full)

  send({ type: 'lines.remove', keys: mixed })
  await shop.advance(0)

  const out = (groupId: number) => ({ id: anyId, groupId, count: 0 })
  const set = (groupIds: number[]) => ({ id: anyId, code: 'nabor', groupIds, count: 0 })
  expect(sent()).toEqual([
    ['POST /basket/v1/products', { groups: [out(7), out(8)], change: true }],
    ['POST /basket/v1/constructor-set', set([1, 2])],
    ['POST /basket/v1/constructor-set', set([3, 4])]
  ])
})

test('a hundred and fifty lines are taken out by two calls, a hundred at most in each', async () => {
  const keys = Array.from({ length: 150 }, (_, at) => at + 1)
  const counts = Object.fromEntries(keys.map(key => [key, 1]))
  const { shop, send } = open({ ...emptyBasket(), version: 0, counts })

  send({ type: 'lines.remove', keys })
  await shop.advance(0)

  const puts = shop.server.calls.filter(({ name }) => name === 'POST /basket/v1/products')
  expect(puts.map(call => groupsOf(call).length)).toEqual([100, 50])
  expect(puts.flatMap(groupsOf).every(({ count }) => count === 0)).toBe(true)
})

test('a removal is not held up by the clicks before it', async () => {
  const { shop, sent, send } = open()
  send({ type: 'line.set', key: 7, count: 1 })
  await shop.advance(100)

  send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(100)
  expect(sent()).toHaveLength(1)
  send({ type: 'line.set', key: 7, count: 0 })
  await shop.advance(0)

  expect(sent()).toHaveLength(2)
  expect(sent().at(-1)?.[1]).toMatchObject({ groups: [{ groupId: 7, count: 0 }], change: true })
})

test('wishes about the whole basket go one after another, in the order they were made', async () => {
  const { shop, sent, send } = open()
  const answers: (() => void)[] = []
  shop.server.on(
    updateBasket,
    () => new Promise(done => answers.push(() => done(shop.server.basketOf('').read())))
  )
  send({ type: 'promo.apply', code: 'ЛИНЕЙКА10' }, { type: 'bonuses.set', amount: 100 })
  send({ type: 'stock.clean' })
  await shop.advance(1000)
  expect(sent().map(([name]) => name)).toEqual(['PATCH /basket/v1'])

  for (const turn of [0, 1]) {
    answers[turn]?.()
    await shop.advance(0)
  }

  expect(sent().map(([, body]) => Object.keys(Object(body)))).toEqual([
    expect.arrayContaining(['promoCode']),
    expect.arrayContaining(['bonuses']),
    expect.arrayContaining(['notInStock'])
  ])
})

test('the ids of one visitor’s wishes grow, also over a reload of the page', async () => {
  const { shop, send, context } = open()
  send({ type: 'line.set', key: 7, count: 1 }, { type: 'line.set', key: 8, count: 1 })
  await shop.advance(0)
  const state = JSON.parse(JSON.stringify(shop.getState()))

  const { server, browser } = shop
  const reloaded = createTestShop({ server, browser, state, seed: 2 })
  reloaded.basket.send({ type: 'line.set', key: 9, count: 1 })
  await reloaded.advance(0)

  const ids = server.calls
    .filter(({ name }) => name === 'POST /basket/v1/products')
    .map(call => groupsOf(call)[0]?.id ?? '')
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(3)
  expect(context().lastIntentId).toBe(ids[1])
})

test('a page that was left in the middle sends the newest wish of each line again', async () => {
  const { sent, context, shop } = open({
    ...emptyBasket(),
    version: 0,
    paused: true,
    attempts: 5,
    recent: [7],
    log: [
      { id: 'a1', key: 7, count: 1, state: 'sent' },
      { id: 'a2', key: 8, count: 4, state: 'checking' },
      { id: 'a3', key: 7, count: 2, state: 'waiting' }
    ],
    operations: [{ id: 'a4', state: 'unclear', kind: 'promo', code: 'ЛИНЕЙКА10' }]
  })

  await shop.advance(0)

  expect(sent().map(([, body]) => body)).toEqual([
    { groups: [{ id: 'a2', groupId: 8, count: 4 }], change: true },
    { groups: [{ id: 'a3', groupId: 7, count: 2 }], change: true },
    { promoCode: 'ЛИНЕЙКА10', intent: 'a4' }
  ])
  expect(context()).toMatchObject({ counts: { 7: 2, 8: 4 }, log: [], operations: [], attempts: 0 })
})
