import { expect, test } from 'vitest'

import type { Blank } from '../../entities/blank.ts'
import { isStatusOf } from '../status-list/status-list.ts'
import { blankPage } from './blank-list.view.ts'

const blank: Blank = {
  id: 'blank-1',
  number: 'З-300001',
  createdAt: '2026-11-21T10:00:00.000Z',
  status: { code: 'new', title: 'Ждёт звонка', tone: 'waiting' },
  name: 'Иванова Мария',
  phone: '+79990000000',
  commentary: 'Вечером',
  items: [],
  price: 900,
  count: 2,
  canCancel: true,
  orderId: null
}
const counts = { all: 2, statuses: [{ code: 'new', title: 'Ждёт звонка', count: 2 }] }
const meta = { page: 1, pages: 1, limit: 10, total: 1 }
const page = (data: Blank[], all = 2) =>
  blankPage({ data, meta, statuses: [] }, { ...counts, all }, { status: 'all', page: 1 })

test('an open one-click order says whom the shop calls and that it will', () => {
  expect(page([blank]).cards[0]).toMatchObject({
    title: 'Заявка З-300001',
    when: '21 ноября, 13:00, 2 товара',
    about: 'Иванова Мария, +79990000000. Позвоним, чтобы подтвердить заказ.',
    canCancel: true,
    orderHref: undefined
  })
})

test('one that became an order leads to it, a cancelled one promises nothing', () => {
  const [ordered, cancelled] = page([
    { ...blank, canCancel: false, orderId: 'o-1' },
    { ...blank, canCancel: false }
  ]).cards

  expect([ordered?.about, ordered?.orderHref]).toEqual([
    'Иванова Мария, +79990000000. По заявке оформлен заказ.',
    '/user/profile/order/detail/o-1'
  ])
  expect(cancelled?.about).toBe('Иванова Мария, +79990000000')
})

test('its tabs lead to the lists of the statuses, and an unknown status is no list', () => {
  expect(page([]).tabs.map(({ href }) => href)).toEqual([
    '/user/profile/blank/all',
    '/user/profile/blank/new'
  ])
  expect(isStatusOf('blank', 'new', counts)).toBe(true)
  expect(isStatusOf('blank', 'lost', counts)).toBe(false)
})

test('nobody’s list is told how one comes about', () => {
  expect(page([], 0).empty?.title).toBe('Заявок пока нет')
  expect(page([]).empty?.title).toBe('Здесь пусто')
})
