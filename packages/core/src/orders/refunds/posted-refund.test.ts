import { expect, test } from 'vitest'

import { uploadFile } from '../../contracts/file.ts'
import { createRefund, viewOrder } from '../../contracts/orders.ts'
import type { Order } from '../../entities/order.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postedRefund, postRefund } from './posted-refund.ts'

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

const photo = new File(['шов'], 'шов.png', { type: 'image/png' })

/** Posts the form with a photo; tells where it leads or why it was refused, and what came of it. */
async function post(fields: Readonly<Record<string, string>>) {
  const { api, server } = createTestShop({ scenario: 'member' })
  const sent: unknown[] = []
  server.on(viewOrder, received)
  server.on(uploadFile, () => fixtures.storedFile({ id: 'f-1' }))
  server.on(createRefund, ({ body }) => {
    sent.push(body)
    return fixtures.refund({})
  })
  const answer = await postRefund(api, new URLSearchParams(fields), [photo]).catch(
    ({ status }) => status
  )
  return { answer, kept: server.countOf(uploadFile), sent }
}

test('a form without script goes with its photo, and leads to the order', async () => {
  expect(await post({ order: 'o-1', 'pieces-7': '1', reason: 'size' })).toEqual({
    answer: '/user/profile/order/detail/o-1',
    kept: 1,
    sent: [expect.objectContaining({ orderId: 'o-1', fileIds: ['f-1'] })]
  })
})

test('of a form without script that is wrong no photo is kept', async () => {
  expect(await post({ order: 'o-1', reason: 'size' })).toEqual({ answer: 422, kept: 0, sent: [] })
})
