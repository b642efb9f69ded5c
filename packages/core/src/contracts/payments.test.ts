import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import {
  type AnswerRow,
  type AskedRow,
  askedBy,
  type InputRow,
  readFrom,
  refusedAt,
  wrongFields
} from '../testing/test-wire.ts'
import { createPaymentUrl, getPaymentStatus, listPaymentMethods } from './payments.ts'
import { getRaffle, joinRaffle } from './raffles.ts'

test.each<AskedRow>([
  ['ways to pay are read', 'GET /payments/v1', api => api(listPaymentMethods, {})],
  [
    'the bank’s page for a bill is asked for',
    'POST /payments/v1/url',
    api => api(createPaymentUrl, { body: { billId: 'bill-1' } })
  ],
  [
    'it is asked whether an order is paid',
    'GET /payments/v1/order-status?orderId=o-1',
    api => api(getPaymentStatus, { query: { orderId: 'o-1' } })
  ],
  [
    'a raffle is read with a page of its participants',
    'GET /raffles/v1/k-shkole?page=2&limit=10',
    api => api(getRaffle, { params: { code: 'k-shkole' }, query: { page: 2, limit: 10 } })
  ],
  [
    'a visitor takes part in a raffle',
    'POST /raffles/v1/participants/k-shkole',
    api => api(joinRaffle, { params: { code: 'k-shkole' } })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test.each<InputRow>([
  ['a bill is named', createPaymentUrl.body, {}, ['billId']],
  ['a bill has 64 signs at most', createPaymentUrl.body, { billId: 'b'.repeat(65) }, ['billId']],
  ['a payment belongs to an order', getPaymentStatus.query, {}, ['orderId']],
  ['participants are counted from page 1', getRaffle.query, { page: '0' }, ['page']]
])('%s', (_, schema, input, wrong) => {
  expect(wrongFields(schema, input)).toEqual(wrong)
})

test.each<AnswerRow>([
  ['GET /payments/v1: data.0.code', 7, listPaymentMethods],
  ['GET /payments/v1: data.0.isDefault', undefined, listPaymentMethods],
  ['POST /payments/v1/url: url', null, createPaymentUrl],
  ['GET /payments/v1/order-status: status', 7, getPaymentStatus],
  ['GET /raffles/v1/{code}: participants.meta', undefined, getRaffle],
  ['GET /raffles/v1/{code}: status', 7, getRaffle],
  ['POST /raffles/v1/participants/{code}: ticket', null, joinRaffle]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})

test('a raffle before its draw keeps the seed to itself', async () => {
  const draw = {
    commitment: 'a'.repeat(64),
    seed: null,
    drawnAt: null,
    participants: null,
    winners: []
  }
  const raffle = fixtures.raffle({ draw })

  expect(await readFrom(api => api(getRaffle, { params: { code: '1' } }), raffle)).toMatchObject({
    draw
  })
})
