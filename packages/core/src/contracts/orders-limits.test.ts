import { expect, test } from 'vitest'

import { form, oneClick, refundForm } from '../testing/test-order-bodies.ts'
import { type InputRow, withField, wrongFields } from '../testing/test-wire.ts'
import { createOneClickOrder } from './blanks.ts'
import {
  cancelOrder,
  createBlank,
  createOrder,
  createRefund,
  listOrders,
  viewOrder
} from './orders.ts'

test.each<[string, unknown]>([
  ['accept', undefined],
  ['scenario', 'dealer'],
  ['personalData.fio', undefined],
  ['personalData.email', 'a'.repeat(255)],
  ['personalData.phone', 79991234567],
  ['personalCommentary', 'о'.repeat(2001)],
  ['personalPayment', null],
  ['personalDelivery.method', undefined],
  ['personalDelivery.option', undefined],
  ['personalDelivery.type', 'п'.repeat(41)],
  ['personalDelivery.deliveryPointCode', undefined],
  ['personalDelivery.calculationId', null],
  ['deliveryDescription.price', '290'],
  ['personalShipping.shippingId', undefined],
  ['personalShipping.shipping', undefined],
  ['organization.inn', '7'.repeat(13)],
  ['expectedPrice', undefined]
])('an order form is refused at %s', (field, wrong) => {
  expect(wrongFields(createOrder.body, withField(form, field.split('.'), wrong))).toEqual([field])
})

const items = (length: number) =>
  Array.from({ length }, (_, place) => ({ groupId: place + 1, count: 1 }))

test.each<InputRow>([
  [
    'a person’s order has no organisation',
    createOrder.body,
    { ...form, scenario: 'person', organization: undefined },
    []
  ],
  ['a comment on an order may be empty', createOrder.body, { ...form, personalCommentary: '' }, []],
  [
    'an order is named in at most 64 signs',
    viewOrder.query,
    { orderId: 'a'.repeat(65) },
    ['orderId']
  ],
  ['an order is cancelled by its id', cancelOrder.body, {}, ['orderId']],
  ['a page of orders is text in an address', listOrders.query, { page: '2', limit: '100' }, []],
  ['a page has no more than 100 orders', listOrders.query, { limit: '101' }, ['limit']],
  ['a status has at most 40 signs', listOrders.query, { status: 'a'.repeat(41) }, ['status']],
  ['something has to be sent back', createRefund.body, { ...refundForm, items: [] }, ['items']],
  ['200 lines may be sent back', createRefund.body, { ...refundForm, items: items(200) }, []],
  ['201 may not', createRefund.body, { ...refundForm, items: items(201) }, ['items']],
  [
    'nobody sends back half a thing',
    createRefund.body,
    { ...refundForm, items: [{ groupId: 11, count: 0.5 }] },
    ['items.0.count']
  ],
  [
    'the shop knows four reasons, and mood is not one of them',
    createRefund.body,
    { ...refundForm, reason: 'mood' },
    ['reason']
  ],
  ['a refund needs no photos', createRefund.body, { ...refundForm, fileIds: undefined }, []],
  [
    'eleven photos are too many',
    createRefund.body,
    { ...refundForm, fileIds: Array.from({ length: 11 }, (_, place) => `photo-${place}`) },
    ['fileIds']
  ],
  [
    'a wish left to the shop has 2000 signs at most',
    createBlank.body,
    { commentary: 'ы'.repeat(2001) },
    ['commentary']
  ],
  [
    '999 pieces are ordered in one click',
    createOneClickOrder.body,
    { ...oneClick, count: 999 },
    []
  ],
  ['a thousand are not', createOneClickOrder.body, { ...oneClick, count: 1000 }, ['count']],
  ['neither is none', createOneClickOrder.body, { ...oneClick, count: 0 }, ['count']],
  [
    'nor is a group that is no whole number',
    createOneClickOrder.body,
    { ...oneClick, groupId: 1.5 },
    ['groupId']
  ],
  ['the consent is told', createOneClickOrder.body, { ...oneClick, accept: undefined }, ['accept']]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})
