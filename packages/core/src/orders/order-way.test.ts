import { expect, test } from 'vitest'

import type { Order, OrderStatus } from '../entities/order.ts'
import { demoOrder } from '../testing/fake-orders.ts'

import { nextStage, orderOfNow, shortWay, statusOfOlder, wholeWay } from './order-way.ts'

const status = (code: string, title: string, tone: OrderStatus['tone']) => ({ code, title, tone })
const created = status('new', 'Новый', 'waiting')
const paid = status('paid', 'Оплачен', 'moving')
const shipping = status('shipping', 'В пути', 'moving')
const ready = status('ready', 'Можно забирать', 'ready')
const done = status('done', 'Получен', 'done')
const cancelled = status('cancelled', 'Отменён', 'cancelled')
const flow = [created, paid, shipping, ready, done, cancelled]

const orderWith = (...passed: readonly OrderStatus[]): Order => ({
  ...demoOrder('1', 900),
  status: passed.at(-1) ?? created,
  history: passed.map((each, day) => ({ status: each, at: `2026-11-0${day + 1}T10:00:00.000Z` }))
})

test.each([
  [created, 0.04, ['now', 'ahead', 'ahead', 'ahead'], 'Оплачен'],
  [paid, 1 / 3, ['done', 'now', 'ahead', 'ahead'], 'Оплачен'],
  [shipping, 1 / 3, ['done', 'now', 'ahead', 'ahead'], 'В пути'],
  [ready, 2 / 3, ['done', 'done', 'now', 'ahead'], 'В пути'],
  [done, 1, ['done', 'done', 'done', 'now'], 'В пути']
] as const)('on a card «$title» stands at its milestone', (now, value, places, second) => {
  const way = shortWay(now, flow)

  expect(way.value).toBeCloseTo(value)
  expect(way.stages.map(({ place }) => place)).toEqual(places)
  expect(way.stages[1]?.title).toBe(second)
})

test('the whole way tells the days that were and the stages to come', () => {
  expect(wholeWay(orderWith(created, paid), flow)).toEqual({
    stages: [
      ...[
        { title: 'Новый', place: 'done', at: '2026-11-01T10:00:00.000Z', when: '1 ноября, 13:00' }
      ],
      ...[
        { title: 'Оплачен', place: 'now', at: '2026-11-02T10:00:00.000Z', when: '2 ноября, 13:00' }
      ],
      { title: 'В пути', place: 'ahead' },
      { title: 'Можно забирать', place: 'ahead' },
      { title: 'Получен', place: 'ahead' }
    ],
    value: 0.25
  })
})

test('a cancelled order has nothing ahead of it', () => {
  const { stages, value } = wholeWay(orderWith(created, cancelled), flow)

  expect(stages.map(({ title }) => title)).toEqual(['Новый', 'Отменён'])
  expect([value, shortWay(cancelled, flow).value]).toEqual([undefined, undefined])
})

test('what comes next is told in words, and that nothing does', () => {
  expect(nextStage(created, flow)).toBe('Дальше: оплачен')
  expect(nextStage(paid, flow)).toBe('Дальше: в пути')
  expect(nextStage(shipping, flow)).toBe('Дальше: можно забирать')
  expect(nextStage(done, flow)).toBe('Заказ у вас')
})

test.each([
  ['the newest under way, though a newer one is over', [cancelled, shipping, created], 1],
  ['the newest, where all are over', [done, cancelled], 0],
  ['none, where there is none', [], undefined]
])('what matters now is %s', (_, statuses, place) => {
  const cards = statuses.map(known => ({ status: known }))

  expect(orderOfNow(cards)).toBe(place === undefined ? undefined : cards[place])
})

test.each([
  ['of none, while one of the newest is under way', [done, shipping], [done, shipping, ready]],
  ['of none, where all are over', [done, cancelled], [done, cancelled]],
  ['of the furthest on', [done, cancelled], [created, shipping, ready, done], 'ready']
])('an older order that is waited for is asked for by the status %s', (_, newest, held, asked?) => {
  const cards = newest.map(known => ({ status: known }))

  expect(statusOfOlder({ cards, tabs: held, flow })).toBe(asked)
})
