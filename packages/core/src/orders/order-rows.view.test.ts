import { expect, test } from 'vitest'

import type { OrderItem } from '../entities/order.ts'
import { orderRows } from './order-rows.view.ts'

const image = { fileId: 'satchel', alt: '' }
const item = (groupId: number, patch: Partial<OrderItem> = {}): OrderItem => ({
  ...{ groupId, productId: groupId, url: `/catalog/detail/${groupId}`, title: `Товар ${groupId}` },
  ...{ variant: 'синий', image: null, count: 1, price: 100, sum: 100 },
  ...patch
})

const set = { id: 'first:7-8', title: 'Набор первоклассника', count: 2 }
const satchel = item(7, { title: 'Ранец', image, set, count: 2, price: 90, sum: 180 })
const pencils = item(8, { title: 'Пенал', variant: '', set, count: 2, price: 45.5, sum: 91 })

test('pieces of one thing from several offers are one row, as in the basket', () => {
  const items = [
    item(11, { count: 3, price: 10.1, sum: 30.3 }),
    item(11, { count: 2, price: 10.1, sum: 20.2 })
  ]

  expect(orderRows({ items })).toEqual([
    {
      ...{ id: 'line-11-10.1', title: 'Товар 11', variant: 'синий', url: '/catalog/detail/11' },
      ...{ image: null, count: 5, price: 10.1, sum: 50.5, parts: [] }
    }
  ])
})

test('pieces of one thing at two prices are two rows, so that each multiplies to its sum', () => {
  const items = [item(11, { count: 3, sum: 300 }), item(11, { price: 120, sum: 120 })]

  expect(orderRows({ items }).map(({ count, price, sum }) => [count, price, sum])).toEqual([
    [3, 100, 300],
    [1, 120, 120]
  ])
})

test('a set is one row with its title, its quantity and its sum, its things beneath', () => {
  const [row] = orderRows({ items: [satchel, pencils] })

  expect(row).toEqual({
    ...{ id: 'set-first:7-8', title: 'Набор первоклассника', variant: '', url: '', image },
    ...{ count: 2, price: 135.5, sum: 271 },
    parts: [
      {
        ...{ id: 'first:7-8-7-90', title: 'Ранец', variant: 'синий', url: '/catalog/detail/7' },
        ...{ image, count: 2, price: 90, sum: 180 }
      },
      {
        ...{ id: 'first:7-8-8-45.5', title: 'Пенал', variant: '', url: '/catalog/detail/8' },
        ...{ image: null, count: 2, price: 45.5, sum: 91 }
      }
    ]
  })
})

test('sets come first, as in the basket, and what was bought besides stays apart from them', () => {
  const loose = item(7, { title: 'Ранец' })
  const other = { ...set, id: 'first:7-9' }
  const items = [loose, satchel, pencils, { ...satchel, set: other }, item(9, { set: other })]

  const rows = orderRows({ items })

  expect(rows.map(({ title, parts }) => [title, parts.length])).toEqual([
    ['Набор первоклассника', 2],
    ['Набор первоклассника', 2],
    ['Ранец', 0]
  ])
  const ids = rows.flatMap(({ id, parts }) => [id, ...parts.map(part => part.id)])
  expect(new Set(ids).size).toBe(ids.length)
  const bought = items.reduce((all, { sum }) => all + sum, 0)
  expect(rows.reduce((all, { sum }) => all + sum, 0)).toBe(bought)
})
