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

const assembling = status('assembling', 'Собирается', 'moving')
const wholeFlow = [created, paid, assembling, shipping, ready, done, cancelled]

test.each([
  [created, 0.04],
  [paid, 0.2],
  [assembling, 0.4],
  [shipping, 0.6],
  [ready, 0.8],
  [done, 1]
] as const)('on a card «$title» stands at a place of its own', (now, value) => {
  const way = shortWay(orderWith(now), wholeFlow)

  expect(way.value).toBeCloseTo(value)
  expect(way.stages.map(({ title }) => title)).toEqual([
    ...['Новый', 'Оплачен', 'Собирается', 'В пути', 'Можно забирать', 'Получен']
  ])
  expect(way.stages.find(({ place }) => place === 'now')?.title).toBe(now.title)
})

const paidBy = (method: 'on_receipt' | 'invoice' | 'card', order: Order): Order => ({
  ...order,
  payment: { ...order.payment, method }
})

const titlesOf = (order: Order) => shortWay(order, wholeFlow).stages.map(({ title }) => title)

test('what is paid on receipt has no payment among its stages, unless it was paid before', () => {
  const onReceipt = paidBy('on_receipt', orderWith(created))

  expect(titlesOf(onReceipt)).not.toContain('Оплачен')
  expect(nextStage(onReceipt, wholeFlow)).toBe('Дальше: собирается')
  expect(titlesOf(paidBy('on_receipt', orderWith(created, paid, shipping)))).toContain('Оплачен')
  expect(titlesOf(paidBy('invoice', orderWith(created)))).toContain('Оплачен')
})

test('what a courier brings does not wait at a point', () => {
  const order = orderWith(created)
  const delivered = (type: 'courier' | 'store') => ({
    ...order,
    delivery: { ...order.delivery, type }
  })

  expect(titlesOf(delivered('courier'))).not.toContain('Можно забирать')
  expect(titlesOf(delivered('store'))).toContain('Можно забирать')
})

test('a guest sees the stages to come by the order itself, and no full zip without them', () => {
  const order = orderWith(created, paid)

  const way = wholeWay({ ...order, flow: wholeFlow }, [])

  expect(way.value).toBeCloseTo(0.2)
  expect(way.stages.map(({ place }) => place)).toEqual([
    ...['done', 'now', 'ahead', 'ahead', 'ahead', 'ahead']
  ])
  expect(wholeWay(order, []).value).toBeUndefined()
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
  expect([value, shortWay(orderWith(cancelled), flow).value]).toEqual([undefined, undefined])
})

test('what comes next is told in words, and that nothing does', () => {
  expect(nextStage(orderWith(created), flow)).toBe('Дальше: оплачен')
  expect(nextStage(orderWith(paid), flow)).toBe('Дальше: в пути')
  expect(nextStage(orderWith(shipping), flow)).toBe('Дальше: можно забирать')
  expect(nextStage(orderWith(done), flow)).toBe('Заказ у вас')
})

test.each([
  ['the newest under way, though a newer one is over', [cancelled, shipping, created], 1],
  ['the newest, where all are over', [done, cancelled], 0],
  ['none, where there is none', [], undefined]
])('what matters now is %s', (_, statuses, place) => {
  const cards = statuses.map(each => ({ status: each }))

  expect(orderOfNow(cards)).toBe(place === undefined ? undefined : cards[place])
})

test.each([
  ['of none, while one of the newest is under way', [done, shipping], [done, shipping, ready]],
  ['of none, where all are over', [done, cancelled], [done, cancelled]],
  ['of the furthest on', [done, cancelled], [created, shipping, ready, done], 'ready']
])('an older order that is waited for is asked for by the status %s', (_, newest, held, asked?) => {
  const cards = newest.map(each => ({ status: each }))

  expect(statusOfOlder({ cards, tabs: held, flow })).toBe(asked)
})
