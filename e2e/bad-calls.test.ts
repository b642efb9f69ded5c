import { randomUUID } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'

import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { sendHalf } from './support/raw-request.ts'
import { callApi, fillBasket, piecesIn } from './support/visitor.ts'

let groupId: number

beforeAll(async () => {
  groupId = groupOf(await findGoods(isSimple))
})

test.each([-1, 1.5, '1e3', '1; drop table', null, 1e21])(
  'the backend refuses a quantity of %s and keeps the basket as it was',
  async count => {
    const cartToken = await fillBasket(groupId, 2)
    const groups = [{ id: `9${randomUUID()}`, groupId, count }]

    const refused = await callApi('POST', '/basket/v1/products', {
      headers: { 'cart-token': cartToken },
      body: { groups, change: true }
    })

    expect(refused.status).toBe(400)
    expect(refused.json.message).toMatch(/[А-я]/)
    expect(await piecesIn(cartToken)).toBe(2)
  }
)

const spoilt = ['{"groups":[', '[]', '"', 'null', '{}', '{"groups":"все","change":1}']

test.each(spoilt)('the body «%s» is refused in Russian', async body => {
  const answer = await callApi('POST', '/api/basket/v1/products', {
    apiUrl: inject('shopUrl'),
    body
  })

  expect(answer.status).toBe(400)
  expect(answer.json.message).toMatch(/[А-я]/)
})

test('a body that stops half-way changes nothing and harms nobody', async () => {
  const cartToken = await fillBasket(groupId, 2)
  const head = [
    'POST /api/basket/v1/products HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `cart-token: ${cartToken}`,
    'Content-Length: 500'
  ].join('\r\n')

  const half = `{"groups":[{"id":"x","groupId":${groupId},"count":5}`
  await Promise.all(Array.from({ length: 20 }, () => sendHalf(inject('shopUrl'), head, half)))

  expect(await piecesIn(cartToken)).toBe(2)
  expect((await fetch(inject('shopUrl'))).status).toBe(200)
})
