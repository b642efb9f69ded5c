import {
  countBlanks,
  countOrders,
  listBlanks,
  listOrders,
  listShippingAddresses,
  viewOrder
} from '@vitrina/core/contracts'
import type { ShippingAddress } from '@vitrina/core/entities'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ products: 120 })
})

afterAll(() => backend.close())

async function signIn(name: 'anna' | 'school' | 'dealer') {
  const shopper = createShopper(backend)
  await shopper.signIn(`${name}@example.ru`, `penal-${name}`)
  return shopper
}

test('the demo buyer has an order and a one-click order in every status', async () => {
  const anna = await signIn('anna')

  const orders = await anna.call(countOrders, {})
  const blanks = await anna.call(countBlanks, {})

  expect(orders.statuses.filter(({ count }) => count === 0)).toEqual([])
  expect(blanks.statuses.filter(({ count }) => count === 0)).toEqual([])
})

test('a one-click order that became one leads to it, and has its goods', async () => {
  const anna = await signIn('anna')

  const { data } = await anna.call(listBlanks, { query: { status: 'ordered' } })
  const order = await anna.call(viewOrder, { query: { orderId: data[0]?.orderId ?? '' } })

  expect(data[0]?.items.map(({ title }) => title)).toEqual(order.items.map(({ title }) => title))
  expect(data[0]?.price).toBe(order.goodsPrice)
})

test.each([
  ['anna', ['Деньги возвращены']],
  ['school', ['На рассмотрении', 'Одобрен']],
  ['dealer', ['Отклонён']]
] as const)('orders of %s have refunds: %s', async (name, titles) => {
  const shopper = await signIn(name)
  const { data } = await shopper.call(listOrders, { query: { status: 'done' } })

  const orders = await Promise.all(
    data.map(({ id }) => shopper.call(viewOrder, { query: { orderId: id } }))
  )

  const refunds = orders.flatMap(order => order.refunds)
  expect(refunds.map(({ status }) => status.title).toSorted()).toEqual(titles)
  expect(refunds[0]?.items[0]?.title).not.toBe('')
})

test('the demo buyer keeps two addresses, one of them the default', async () => {
  const { data } = await (await signIn('anna')).call(listShippingAddresses, {})

  const seen = data.map(({ title, isDefault }: ShippingAddress) => [title, isDefault])
  expect(seen).toEqual([
    ['Дом', true],
    ['Бабушка', false]
  ])
})
