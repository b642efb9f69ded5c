import { expect, test } from 'vitest'

import type { Refund } from '../../entities/order.ts'
import { demoOrder } from '../../testing/fake-orders.ts'
import { refundChoice, refundView } from './refund.view.ts'

const refund: Refund = {
  id: 'r-1',
  orderId: 'o-1',
  orderNumber: 'П-1',
  createdAt: '2026-11-05T10:00:00.000Z',
  status: { code: 'approved', title: 'Одобрен', tone: 'moving' },
  reason: { code: 'size', title: 'Не подошёл размер' },
  comment: 'Мала',
  fileIds: ['f-1'],
  items: [{ groupId: 1, title: 'Сарафан', variant: 'синий', image: null, count: 2 }],
  sum: 900,
  answer: ''
}

test('a refund tells what goes back, why, and what comes next', () => {
  expect(refundView(refund, [])).toMatchObject({
    title: 'Возврат от 5 ноября 2026',
    goods: [{ id: '1', words: 'Сарафан, синий, 2\u00a0шт.' }],
    why: 'Не подошёл размер. Мала',
    sum: 900,
    answer: 'Ждём товары. Деньги вернём после проверки.'
  })
})

test('a refund has its own of the papers that could be read', () => {
  const paper = (id: string) => ({ id, title: `${id}.png`, downloadUrl: `/file/v1/${id}` })

  expect(refundView(refund, [paper('f-2'), paper('f-1')]).files).toEqual([paper('f-1')])
  expect(refundView(refund, []).files).toEqual([])
})

test('the shop’s own words stand before ours', () => {
  expect(refundView({ ...refund, answer: 'Ждём в магазине' }, []).answer).toBe('Ждём в магазине')
})

test('a status that is new says its own title, and promises nothing', () => {
  const status = { code: 'toString', title: 'На экспертизе', tone: 'moving' as const }

  expect(refundView({ ...refund, status }, [])).toMatchObject({ status, answer: '' })
})

test('a received order leads to its own form', () => {
  expect(refundChoice(demoOrder('o 1', 900))).toEqual({
    title: 'Заказ П-o 1',
    note: '21 ноября 2026, 1 товар',
    href: '/refund?order=o%201'
  })
})
