import { expect, test } from 'vitest'

import {
  askGuestOrder,
  cancelOrder,
  joinGuestOrder,
  openGuestOrder
} from '../../contracts/orders.ts'
import { ApiError } from '../../platform/api-error.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { guestOrderPath, guestOrderStep } from './guest-order.ts'
import { createGuestOrders } from './guest-orders.ts'
import { joinPost, postGuestOrder } from './posted-guest-order.ts'

const QUESTION = { number: '1024', email: 'anna@example.com' }
const CODE = { ticket: '1024.sign', code: '123456' }

/** Posts a step of the search; tells where it leads. */
function post(fields: Record<string, string>, refusal?: number, waitSeconds?: number) {
  const { api, server } = createTestShop()
  const answered = (answer: unknown) => () => {
    if (refusal !== undefined) throw new ApiError({ status: refusal })
    return answer
  }
  server.on(askGuestOrder, answered({ ticket: '1024.sign', ...(waitSeconds && { waitSeconds }) }))
  server.on(openGuestOrder, answered({ key: 'o-1.1.sign' }))
  return postGuestOrder(api, new URLSearchParams(fields))
}

test('an order that is asked for leads to its code, the code to the order', async () => {
  expect(await post(QUESTION)).toBe('/order?ticket=1024.sign')
  expect(await post(CODE)).toBe('/order?key=o-1.1.sign')
})

test('who asks twice within a minute hears when another code may be asked for', async () => {
  expect(await post(QUESTION, undefined, 45)).toBe('/order?ticket=1024.sign&wait=45')
})

test('a step that is refused stays where it was with its number, and says why', async () => {
  expect(await post(QUESTION, 422)).toBe('/order?number=1024&problem=email')
  expect(await post(CODE, 422)).toBe('/order?ticket=1024.sign&problem=code')
  expect(await post(CODE, 429)).toBe('/order?ticket=1024.sign&problem=often')
})

test('without script an order is cancelled by the key of its letter, and shown as it is then', async () => {
  const { api, server } = createTestShop()
  const sent: unknown[] = []
  server.on(cancelOrder, ({ body }) => {
    sent.push(body)
    return fixtures.order({})
  })
  const fields = { act: 'cancel', orderId: 'o-1', key: 'o-1.1.sign' }

  expect(await postGuestOrder(api, new URLSearchParams(fields))).toBe('/order?key=o-1.1.sign')
  expect(sent).toEqual([{ orderId: 'o-1', key: 'o-1.1.sign' }])
})

test('a member takes the order of a key into his account, with script and without, and sees it there', async () => {
  const { api, server } = createTestShop()
  const sent: unknown[] = []
  server.on(joinGuestOrder, ({ body }) => {
    sent.push(body)
    return fixtures.order({ id: 'o-1' })
  })
  const { action, fields } = joinPost('o-1.1.sign')
  const page = '/user/profile/order/detail/o-1'

  expect(action).toBe('/order?key=o-1.1.sign')
  expect(await postGuestOrder(api, new URLSearchParams(fields))).toBe(page)
  expect(await createGuestOrders(api).join('o-1.1.sign')).toBe(page)
  expect(sent).toEqual([{ key: 'o-1.1.sign' }, { key: 'o-1.1.sign' }])
})

test('an order that a member leaves out of his account is remembered by its address', () => {
  const step = { kind: 'open', key: 'o-1.1.sign', join: 'no' } as const

  expect(guestOrderStep(guestOrderPath(step))).toEqual(step)
})
