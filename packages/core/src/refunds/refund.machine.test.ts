import { expect, test } from 'vitest'

import { createRefund } from '../contracts/orders.ts'
import type { Order, OrderItem } from '../entities/order.ts'
import type { Refund } from '../entities/refund.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { json } from '../testing/fake-server.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createRefundMachine, refundState } from './refund.machine.ts'
import {
  refundChoice,
  refundError,
  refundMessage,
  refundReasons,
  refundSuccess,
  refundTotal
} from './refund.selectors.ts'
import { canRefund } from './refund-form.ts'

const item = (groupId: number, count: number, price: number): OrderItem => ({
  groupId,
  productId: groupId,
  url: '',
  title: 'Сарафан «Кембридж»',
  variant: 'синий',
  image: null,
  count,
  price,
  sum: price * count
})

/** Three pinafores at 450 from two offers and a notebook, ten per cent off. */
const order: Order = {
  ...demoOrder('order-1', 1305),
  items: [item(11, 2, 450), item(11, 1, 450), item(12, 1, 100)],
  goodsPrice: 1450,
  discount: 145,
  refundable: {
    items: [{ groupId: 11, count: 3 }],
    reasons: [
      { code: 'size', title: 'Не подошёл размер' },
      { code: 'defect', title: 'Брак или поломка' }
    ]
  }
}

const refund: Refund = {
  id: 'refund-1',
  orderId: 'order-1',
  orderNumber: 'П-order-1',
  createdAt: '2026-11-21T10:00:00.000Z',
  status: { code: 'new', title: 'На рассмотрении', tone: 'waiting' },
  reason: { code: 'size', title: 'Не подошёл размер' },
  comment: '',
  fileIds: [],
  items: [],
  sum: 810,
  answer: ''
}

function createForm() {
  const shop = createTestShop()
  shop.server.on(createRefund, () => refund)
  const form = shop.createRefund(order)
  return { shop, form, context: () => form.getSnapshot().context }
}

test('only what can still go back is chosen, never more than there is', () => {
  const { form, context } = createForm()

  form.send({ type: 'line.set', groupId: 11, count: 7 })
  form.send({ type: 'line.set', groupId: 12, count: 1 })

  expect(
    refundChoice(context()).map(({ item, most, count }) => [item.groupId, most, count])
  ).toEqual([[11, 3, 3]])
  expect(refundTotal(context())).toBe(1215)
  expect(refundReasons(context()).map(({ title }) => title)).toEqual([
    'Не подошёл размер',
    'Брак или поломка'
  ])
  expect([canRefund(order), canRefund(demoOrder('order-2', 1))]).toEqual([true, false])
})

test.each([
  ['−1', -1, 0],
  ['«не число»', Number.NaN, 0],
  ['1,5', 1.5, 1]
])('a count of %s becomes a number of pieces', (_, count, taken) => {
  const { form, context } = createForm()

  form.send({ type: 'line.set', groupId: 11, count })

  expect(refundChoice(context())[0]?.count).toBe(taken)
})

test('says what is missing, and a fault has to be described', () => {
  const { form, context } = createForm()

  form.send({ type: 'refund.send' })
  expect(context().errors).toEqual({
    items: 'Отметьте товары, которые хотите вернуть',
    reason: 'Укажите причину возврата'
  })
  form.send({ type: 'line.set', groupId: 11, count: 1 })
  form.send({ type: 'form.edit', form: { reason: 'defect' } })
  expect(context().errors).toEqual({})
  form.send({ type: 'refund.send' })

  expect(refundError(context(), 'comment')).toBe('Опишите, что не так')
})

test('the request carries the chosen pieces, once', async () => {
  const { shop, form, context } = createForm()
  form.send({ type: 'line.set', groupId: 11, count: 2 })
  form.send({ type: 'form.edit', form: { reason: 'size', comment: ' Мал ' } })

  form.send({ type: 'refund.send' })
  form.send({ type: 'refund.send' })
  await shop.advance(0)

  expect(shop.server.calls.at(-1)?.body).toEqual({
    orderId: 'order-1',
    items: [{ groupId: 11, count: 2 }],
    reason: 'size',
    comment: 'Мал',
    fileIds: []
  })
  expect(shop.server.countOf(createRefund)).toBe(1)
  expect(refundSuccess(context())).toBe('Заявка на возврат принята')
})

test('a refusal keeps what was chosen and shows the server’s words', async () => {
  const { shop, form, context } = createForm()
  shop.server.on(createRefund, () =>
    json(409, { message: 'По этому заказу уже есть заявка на возврат. Дождитесь ответа' })
  )
  form.send({ type: 'line.set', groupId: 11, count: 1 })
  form.send({ type: 'form.edit', form: { reason: 'size' } })

  form.send({ type: 'refund.send' })
  await shop.advance(0)

  expect(form.getSnapshot().value).toBe('editing')
  expect(refundMessage(context())).toBe(
    'По этому заказу уже есть заявка на возврат. Дождитесь ответа'
  )
  expect(refundTotal(context())).toBe(405)
})

test('reaches every state of the refund', () => {
  const machine = createRefundMachine({ send: async () => refund }, refundState(order))

  const coverage = walkGraph(machine, {
    events: [
      { type: 'form.edit', form: { reason: 'size' } },
      { type: 'line.set', groupId: 11, count: 1 },
      { type: 'refund.send' },
      { type: 'xstate.done.actor.send', output: refund },
      { type: 'xstate.error.actor.send', error: new Error('Нет сети') }
    ],
    contextKey: ({ form }) => form
  })

  expect(coverage.states).toBe(1)
  expect(coverage.transitions, coverage.missed.join('\n')).toBe(1)
})
