import { expect, test } from 'vitest'

import { createRefund } from '../../contracts/orders.ts'
import type { Order, OrderItem, Refund } from '../../entities/order.ts'
import { formFailure, formThanks, shownErrors } from '../../forms/form.view.ts'
import { openForm } from '../../forms/open-form.ts'
import { demoOrder } from '../../testing/fake-orders.ts'
import { json } from '../../testing/fake-server.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { canRefund } from './can-refund.ts'
import { refundForm, refundLines, refundSum } from './refund.form.ts'

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

async function open() {
  const shop = createTestShop()
  shop.server.on(createRefund, () => refund)
  const form = openForm(
    refundForm,
    { order, files: [] },
    await shop.service('sendRefund'),
    shop.browser.clock
  )
  return {
    shop,
    form,
    edit: (values: object) => form.send({ type: 'form.edit', values }),
    values: () => form.get().values
  }
}

test('only what can still go back is chosen, never more than there is', async () => {
  const { edit, values } = await open()

  edit({ items: { 11: 7, 12: 1 } })

  const lines = refundLines(order, values())
  expect(lines.map(({ item, most, count }) => [item.groupId, most, count])).toEqual([[11, 3, 3]])
  expect(refundSum(order, values())).toBe(1215)
  expect([canRefund(order), canRefund(demoOrder('order-2', 1))]).toEqual([true, false])
})

test.each([
  ['−1', -1, 0],
  ['«не число»', Number.NaN, 0],
  ['1,5', 1.5, 1]
])('a count of %s becomes a number of pieces', async (_, count, taken) => {
  const { edit, values } = await open()

  edit({ items: { 11: count } })

  expect(refundLines(order, values())[0]?.count).toBe(taken)
})

test('says what is missing, and a fault has to be described', async () => {
  const { form, edit } = await open()
  const errors = () => shownErrors(refundForm, form.get())

  form.send({ type: 'form.submit' })
  expect(errors()).toEqual({
    items: 'Отметьте товары, которые хотите вернуть',
    reason: 'Укажите причину возврата'
  })
  edit({ items: { 11: 1 }, reason: 'defect' })
  expect(errors()).toEqual({})
  form.send({ type: 'form.submit' })

  expect(errors()).toEqual({ comment: 'Опишите, что не так' })
})

test('the request carries the chosen pieces, once', async () => {
  const { shop, form, edit } = await open()
  edit({ items: { 11: 2 }, reason: 'size', comment: ' Мал ' })

  form.send({ type: 'form.submit' })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(shop.server.calls.at(-1)?.body).toEqual({
    orderId: 'order-1',
    items: [{ groupId: 11, count: 2 }],
    reason: 'size',
    comment: 'Мал',
    fileIds: []
  })
  expect(shop.server.countOf(createRefund)).toBe(1)
  expect(formThanks(refundForm, form.get())).toBe('Заявка на возврат принята')
})

test('a refusal keeps what was chosen and shows the server’s words', async () => {
  const { shop, form, edit, values } = await open()
  const refusal = 'По этому заказу уже есть заявка на возврат. Дождитесь ответа'
  shop.server.on(createRefund, () => json(409, { message: refusal }))
  edit({ items: { 11: 1 }, reason: 'size' })

  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(formFailure(form.get())).toBe(refusal)
  expect(refundSum(order, values())).toBe(405)
})
