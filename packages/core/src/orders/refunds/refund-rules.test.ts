import { expect, test } from 'vitest'

import type { Order, OrderItem } from '../../entities/order.ts'
import { demoOrder } from '../../testing/fake-orders.ts'
import { canRefund } from './can-refund.ts'
import {
  emptyRefundForm,
  type RefundFacts,
  type RefundForm,
  refundBody,
  refundForm,
  refundLines,
  refundSum,
  validateRefund
} from './refund.form.ts'

const item = (groupId: number, count: number, sum: number): OrderItem => ({
  ...{ groupId, productId: groupId, url: '', title: 'Тетрадь', variant: '', image: null },
  ...{ count, price: sum / count, sum }
})

/** Notebooks at 33,33 rubles, three for 99,99, of which two may go back. */
const order: Order = {
  ...demoOrder('order-1', 99.99),
  items: [item(11, 3, 99.99)],
  goodsPrice: 99.99,
  refundable: {
    items: [{ groupId: 11, count: 2 }],
    reasons: [
      { code: 'size', title: 'Не подошёл размер' },
      { code: 'wrong_item', title: 'Привезли другое' }
    ]
  }
}
const choosing = (patch: Partial<RefundForm> = {}): RefundForm => ({
  ...emptyRefundForm(),
  items: { 11: 1 },
  reason: 'size',
  ...patch
})

test.each<[string, Partial<Order>, number, number]>([
  ['one piece', {}, 1, 33.33],
  ['two pieces', {}, 2, 66.66],
  ['nothing', {}, 0, 0],
  ['a discount of a third', { discount: 33.33 }, 1, 22.22],
  ['a part that bonuses have paid', { bonusesSpent: 50 }, 2, 33.32],
  ['a discount and bonuses', { discount: 9.99, bonusesSpent: 30 }, 1, 20],
  ['what bonuses have paid whole', { bonusesSpent: 99.99 }, 2, 0],
  ['goods for nothing', { goodsPrice: 0, items: [item(11, 3, 0)] }, 2, 0]
])('%s gives back whole kopecks, never more than was paid', (_, patch, count, sum) => {
  expect(refundSum({ ...order, ...patch }, choosing({ items: { 11: count } }))).toBe(sum)
})

test('pieces of each group are worth whole kopecks, so that it is the same to send them back one by one', () => {
  const uneven: Order = {
    ...order,
    items: [item(11, 3, 100), item(12, 3, 200)],
    goodsPrice: 300,
    refundable: {
      ...order.refundable,
      items: [
        { groupId: 11, count: 3 },
        { groupId: 12, count: 3 }
      ]
    }
  }
  const sumOf = (items: RefundForm['items']) => refundSum(uneven, choosing({ items }))

  expect([sumOf({ 11: 1 }), sumOf({ 12: 1 }), sumOf({ 11: 1, 12: 1 })]).toEqual([
    33.33, 66.66, 99.99
  ])
  expect(sumOf({ 11: 3, 12: 3 })).toBe(300)
})

test('what the order does not name cannot go back', () => {
  const strange = {
    ...order,
    refundable: { ...order.refundable, items: [{ groupId: 7, count: 1 }] }
  }

  expect(refundLines(strange, choosing({ items: { 7: 1 } }))).toEqual([])
  expect(refundSum(strange, choosing({ items: { 7: 1 } }))).toBe(0)
})

test('an order of which everything came back has nothing to send', () => {
  const done = { ...order, refundable: { items: [], reasons: [] } }

  expect([canRefund(order), canRefund(done)]).toEqual([true, false])
  expect(validateRefund(done, choosing())).toEqual({
    items: 'Отметьте товары, которые хотите вернуть',
    reason: 'Укажите причину возврата'
  })
})

test('a reason that the shop does not take is none', () => {
  expect(validateRefund(order, choosing({ reason: 'defect', comment: 'Порвалась' }))).toEqual({
    reason: 'Укажите причину возврата'
  })
})

test.each([
  ['size', '', undefined],
  ['size', 'я'.repeat(2000), undefined],
  ['size', 'я'.repeat(2001), 'Не больше 2000 знаков'],
  ['size', `${' '.repeat(50)}${'я'.repeat(2000)}`, undefined],
  ['wrong_item', ' \n ', 'Опишите, что не так'],
  ['wrong_item', 'Привезли в клетку', undefined]
] as const)('for the reason «%s» the words «%.20s» are judged: %s', (reason, comment, message) => {
  expect(validateRefund(order, choosing({ reason, comment })).comment).toBe(message)
})

test('only what is chosen is sent, as many pieces as there are at most', () => {
  const body = refundBody(order, choosing({ items: { 11: 9, 12: 4 }, comment: ' Мал ' }))

  expect(body).toMatchObject({ items: [{ groupId: 11, count: 2 }], comment: 'Мал' })
  expect(refundBody(order, choosing({ items: { 11: 0 } })).items).toEqual([])
})

test('files that the shop has are sent; those on their way are waited for', () => {
  const file = { key: 'a', name: 'шов.png', message: '', canRetry: false }
  const ready = { ...file, state: 'ready', percent: 100, fileId: 'file-1' } as const
  const failed = { ...file, key: 'b', state: 'failed', percent: 0, fileId: '' } as const
  const sending = { ...failed, key: 'c', state: 'uploading' } as const

  const errors = (files: RefundFacts['files']) =>
    refundForm.check(choosing({}), { order, files }).fileIds

  expect(refundBody(order, choosing({}), [ready, failed]).fileIds).toEqual(['file-1'])
  expect(errors([ready, failed])).toBeUndefined()
  expect(errors([ready, sending])).toBe('Дождитесь загрузки файлов или уберите их')
})

test('a reason that is new is sent back as the shop has offered it', () => {
  const reasons = [{ code: 'late', title: 'Привезли поздно' }]
  const late = { ...order, refundable: { ...order.refundable, reasons } }
  const form = choosing({ reason: 'late' })

  expect(validateRefund(late, form)).toEqual({})
  expect(refundBody(late, form).reason).toBe('late')
})
