import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { withField, wordsOf, wrongFields } from '../testing/test-wire.ts'
import { blank } from './blank.ts'
import {
  order,
  orderCard,
  orderForm,
  orderItem,
  orderStatus,
  paymentMethod,
  paymentStatus,
  refund,
  refundable,
  refundReason
} from './order.ts'

const form = {
  accept: true,
  scenario: 'person',
  personalData: { fio: 'Соколова Анна Игоревна', email: 'anna@example.ru', phone: '+79991234567' },
  personalCommentary: '',
  personalPayment: 'card',
  personalDelivery: {
    method: 'courier',
    option: '',
    type: 'courier',
    deliveryPointCode: '',
    calculationId: 'calc-1'
  },
  deliveryDescription: { price: 290 },
  personalShipping: { shippingId: 'a-1', shipping: null }
}

test('an order form of §3 is read letter by letter', () => {
  expect(orderForm.parse(form)).toEqual(form)
})

test('an organisation orders with its INN and its name', () => {
  const organization = { inn: '7707083893', title: 'Школа № 5' }

  expect(wrongFields(orderForm, { ...form, scenario: 'organization', organization })).toEqual([])
  expect(wrongFields(orderForm, { ...form, organization: {} })).toEqual([
    'organization.inn',
    'organization.title'
  ])
})

test.each(['waiting', 'moving', 'ready', 'done', 'cancelled'])('an order may be %s', tone => {
  expect(wrongFields(orderStatus, { code: 'new', title: 'Принят', tone })).toEqual([])
})

test.each([
  ...['id', 'number', 'createdAt', 'status', 'price', 'count', 'items', 'payment', 'canCancel'],
  ...['status.code', 'status.title', 'payment.methodTitle', 'payment.status', 'payment.billId']
])('neither a list nor a page shows an order without %s', field => {
  const without = withField(fixtures.order(), field.split('.'), undefined)

  expect(wrongFields(orderCard, without)).toEqual([field])
  expect(wrongFields(order, without)).toEqual([field])
})

test.each([
  ...['goodsPrice', 'discount', 'promoCode', 'bonusesSpent', 'bonusesForAccrual', 'delivery'],
  ...['delivery.title', 'delivery.address', 'delivery.price', 'delivery.date', 'recipient'],
  ...['recipient.fio', 'recipient.email', 'recipient.phone', 'commentary', 'history'],
  ...['refunds', 'refundable', 'refundable.items', 'refundable.reasons']
])('the page of an order needs %s, a list does not', field => {
  const without = withField(fixtures.order(), field.split('.'), undefined)

  expect(wrongFields(order, without)).toEqual([field])
  expect(wrongFields(orderCard, without)).toEqual([])
})

test('an order paid at the door has no bill, one without a code no promo code', () => {
  const patched = fixtures.order({
    promoCode: null,
    payment: { methodTitle: 'При получении', status: 'none', billId: null }
  })

  expect(order.parse(patched)).toMatchObject({ promoCode: null, payment: { billId: null } })
})

test('a line of an order may be of a set, and its product may be gone', () => {
  const line = {
    groupId: 11,
    productId: 1,
    url: '',
    title: 'Сарафан «Кембридж»',
    variant: 'синий, 122-60',
    image: null,
    count: 2,
    price: 2990,
    sum: 5980
  }
  const ofSet = { ...line, set: { id: 'p:11', title: 'Набор первоклассника', count: 1 } }

  expect(orderItem.parse(line)).toEqual(line)
  expect(orderItem.parse(ofSet)).toEqual(ofSet)
  expect(wrongFields(orderItem, { ...line, set: null })).toEqual(['set'])
  expect(wrongFields(orderItem, { ...line, url: null })).toEqual(['url'])
})

test('a payment is in one of five states', () => {
  expect(wordsOf(paymentStatus)).toEqual(['none', 'waiting', 'paid', 'declined', 'refunded'])
})

test.each(['sbp', 'card', 'on_receipt', 'invoice'])('an order may be paid by %s', code => {
  const method = { id: code, code, title: 'Оплата', note: '', isDefault: false, unavailable: '' }

  expect(wrongFields(paymentMethod, method)).toEqual([])
})

test.each(['id', 'code', 'title', 'note', 'isDefault', 'unavailable'])(
  'a way to pay without %s is refused',
  field => {
    const without = withField(fixtures.paymentMethod(), [field], undefined)

    expect(wrongFields(paymentMethod, without)).toEqual([field])
  }
)

test('goods go back for one of four reasons', () => {
  expect(refundReason.options).toEqual(['changed_mind', 'size', 'defect', 'wrong_item'])
})

test.each([
  ...['id', 'orderId', 'orderNumber', 'createdAt', 'status', 'reason', 'comment', 'fileIds'],
  ...['items', 'sum', 'answer', 'status.tone', 'reason.title']
])('a refund without %s is refused', field => {
  const without = withField(fixtures.refund(), field.split('.'), undefined)

  expect(wrongFields(refund, without)).toEqual([field])
})

test.each(['new', 'approved', 'rejected', 'done'] as const)('a refund may be %s', code => {
  const status = { code, title: 'Принята', tone: 'waiting' as const }

  expect(wrongFields(refund, fixtures.refund({ status }))).toEqual([])
})

test('an order of which nothing can be sent back says so by empty lists', () => {
  expect(wrongFields(refundable, { items: [], reasons: [] })).toEqual([])
  expect(wrongFields(refundable, {})).toEqual(['items', 'reasons'])
})

test.each([
  ...['id', 'number', 'createdAt', 'status', 'name', 'phone', 'commentary', 'items', 'price'],
  ...['count', 'canCancel', 'orderId', 'items.0.url', 'items.0.image', 'items.0.sum']
])('a one-click order without %s is refused', field => {
  const without = withField(fixtures.blank(), field.split('.'), undefined)

  expect(wrongFields(blank, without)).toEqual([field])
})

test('a one-click order is no order before the shop has called', () => {
  expect(wrongFields(blank, fixtures.blank({ orderId: null }))).toEqual([])
})
