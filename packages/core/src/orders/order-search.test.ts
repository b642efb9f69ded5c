import { expect, test } from 'vitest'

import { orderPage, orderSearch } from './order-list.view.ts'

const statuses = [{ code: 'new', title: 'Новый', tone: 'waiting' as const }]
const counts = { all: 31, statuses: [{ code: 'new', title: 'Новый', count: 31 }] }
const list = (pages: number) => ({
  data: [],
  meta: { page: 1, limit: 10, total: pages * 10, pages },
  statuses
})

test('a search is read from the address, and kept on its pages', () => {
  const search = orderSearch('/user/profile/order/all?q=+Сарафан+&page=1')
  const page = orderPage(list(2), counts, { status: 'all', page: 1, search })

  expect(page.search).toEqual({
    action: '/user/profile/order/all',
    text: 'Сарафан',
    maxLength: 200
  })
  const next = new URL(page.pages?.next ?? '', 'http://shop')
  expect([next.searchParams.get('q'), next.searchParams.get('page')]).toEqual(['Сарафан', '2'])
})

test('nothing found is told as that, with the way back to all orders', () => {
  const page = orderPage(list(0), counts, { status: 'all', page: 1, search: 'телескоп' })

  expect(page.empty?.title).toBe('Такого заказа нет')
  expect(page.empty?.action?.href).toBe('/user/profile/order/all')
})

test('what is too long to be looked for is cut', () => {
  expect(orderSearch(`/user/profile/order/all?q=${'я'.repeat(300)}`)).toHaveLength(200)
  expect(orderSearch('/user/profile/order/all')).toBe('')
})
