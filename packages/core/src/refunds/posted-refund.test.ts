import { expect, test } from 'vitest'

import type { Order } from '../entities/order.ts'
import { fixtures } from '../testing/entity-fixtures.ts'
import { postedRefund } from './posted-refund.ts'

const received = (): Order => {
  const order = fixtures.order({})
  const [item] = order.items
  if (item === undefined) throw new Error('The order has no item')
  return {
    ...order,
    id: 'o-1',
    items: [{ ...item, groupId: 7, count: 3 }],
    refundable: {
      items: [{ groupId: 7, count: 2 }],
      reasons: [
        { code: 'size', title: 'Не подошёл размер' },
        { code: 'defect', title: 'Брак' }
      ]
    }
  }
}

const posted = (fields: Readonly<Record<string, string>>) =>
  postedRefund(received(), new URLSearchParams(fields))

test('a form without script asks for what can still go back', () => {
  expect(
    posted({ 'pieces-7': '5', 'pieces-8': '1', reason: 'size', comment: ' Мала ' }).body
  ).toEqual({
    orderId: 'o-1',
    items: [{ groupId: 7, count: 2 }],
    reason: 'size',
    comment: 'Мала',
    fileIds: []
  })
})

const wrong: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{ reason: 'size' }, 'Отметьте товары, которые хотите вернуть'],
  [{ 'pieces-7': 'x', reason: 'size' }, 'Отметьте товары, которые хотите вернуть'],
  [{ 'pieces-7': '1', reason: 'whim' }, 'Укажите причину возврата'],
  [{ 'pieces-7': '1', reason: 'defect' }, 'Опишите, что не так']
]

test.each(wrong)('%j says what is wrong', (fields, problem) => {
  expect(posted(fields).problem).toBe(problem)
})
