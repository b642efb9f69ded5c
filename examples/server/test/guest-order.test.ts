import {
  askGuestOrder,
  cancelOrder,
  createOrder,
  createRefund,
  openGuestOrder,
  viewGuestOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { readLetter } from '../src/modules/letters/read-letter.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { signOrderKey } from '../src/modules/orders/guest-order-key.ts'
import { createMessageFolder } from '../src/providers/mail/message-folder.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const EMAIL = 'gost@example.ru'

async function orderOfGuest(shopper = createShopper(backend)) {
  const group = await sellGroup(backend, { stock: 10, kopecks: 45_000 })
  await shopper.put(group, 1)
  const body = await fillCheckout(shopper)
  const personalData = { ...body.personalData, email: EMAIL }
  return shopper.call(createOrder, { body: { ...body, personalData } }, key())
}

const allLetters = async () => {
  const folder = createMessageFolder(backend.deps.settings.dataDir, 'mail')
  return (await folder.list(100)).map(letter => readLetter(letter).text)
}

/** Letters are sent after the answer. */
const letterWith = (words: RegExp) =>
  vi.waitFor(async () => {
    const letter = (await allLetters()).find(text => words.test(text))
    if (letter === undefined) throw new Error('No such letter yet')
    return letter
  }, soon)

const codeFor = async (number: string) =>
  (await letterWith(new RegExp(`заказ ${number}: \\d{6}`))).match(/\d{6}$/m)?.[0] ?? ''

test('a guest finds the order in another browser by its number, its e-mail and a code', async () => {
  const order = await orderOfGuest()
  const elsewhere = createShopper(backend)

  const { ticket } = await elsewhere.call(askGuestOrder, {
    body: { number: ` № ${order.number} `, email: 'GOST@example.ru' }
  })
  const code = await codeFor(order.number)
  const opened = await elsewhere.call(openGuestOrder, { body: { ticket, code } })

  const seen = await elsewhere.call(viewGuestOrder, { query: { key: opened.key } })
  expect(seen.number).toBe(order.number)
  expect(ticket).not.toContain('gost')
})

test('a number is found by its digits and by letters that look alike', async () => {
  const order = await orderOfGuest()
  const digits = order.number.replaceAll(/\D/g, '')

  for (const number of [digits, `п${digits}`, `P-${digits}`, `п ${digits}`]) {
    const { ticket } = await createShopper(backend).call(askGuestOrder, {
      body: { number, email: 'kto-to@example.ru' }
    })
    expect(ticket.split('.')[0]).toBe(order.number)
  }
})

test('who asks again within a minute hears how long to wait, of no order the same', async () => {
  const order = await orderOfGuest()

  for (const number of [order.number, 'П-999999']) {
    const body = { number, email: EMAIL }
    const shopper = createShopper(backend)
    const first = await shopper.call(askGuestOrder, { body })
    const second = await shopper.call(askGuestOrder, { body })

    expect(first).not.toHaveProperty('waitSeconds')
    expect(second).toEqual({ ticket: first.ticket, waitSeconds: 60 })
  }
})

test('the letter of an order carries a link that opens it, and no forged key does', async () => {
  const order = await orderOfGuest()
  const letter = await letterWith(new RegExp(`спасибо за заказ ${order.number}`))
  const [link = ''] = /http\S+/.exec(letter) ?? []
  const signed = new URL(link).searchParams.get('key') ?? ''
  const anyone = createShopper(backend)

  expect(new URL(link).pathname).toBe('/order')
  expect(await anyone.call(viewGuestOrder, { query: { key: signed } })).toMatchObject({
    number: order.number
  })
  const [id, until, signature = ''] = signed.split('.')
  for (const forged of ['', `${id}`, `${id}.${until}.`, `${id}.9999999999999.${signature}`]) {
    const refusal = await anyone.refused(viewGuestOrder, { query: { key: forged } })
    expect(refusal.status).toBe(404)
  }
})

const keyOf = (orderId: string) =>
  signOrderKey(orderId, backend.deps.settings.secret, backend.clock.now())

test('a guest cancels in another browser by the key of his letter', async () => {
  const order = await orderOfGuest()
  const elsewhere = createShopper(backend)

  const without = await elsewhere.refused(cancelOrder, { body: { orderId: order.id } })
  const cancelled = await elsewhere.call(cancelOrder, {
    body: { orderId: order.id, key: keyOf(order.id) }
  })

  expect(without.status).toBe(404)
  expect(cancelled.status.code).toBe('cancelled')
})

test('a guest sends goods back in another browser by the key of his letter', async () => {
  const order = await orderOfGuest()
  const now = backend.clock.now()
  await changeOrderStatus(backend.db, { order: order.id, status: 'done', now })
  const items = [{ groupId: order.items[0]?.groupId ?? 0, count: 1 }]
  const form = { orderId: order.id, items, reason: 'size' as const, comment: '' }
  const elsewhere = createShopper(backend)

  const without = await elsewhere.refused(createRefund, { body: form })
  const refund = await elsewhere.call(createRefund, { body: { ...form, key: keyOf(order.id) } })

  expect(without.status).toBe(404)
  expect(refund).toMatchObject({ orderNumber: order.number, sum: 450, status: { code: 'new' } })
})

test('a key acts on no other order, and on none of a member', async () => {
  const [order, other] = [await orderOfGuest(), await orderOfGuest()]
  const member = createShopper(backend)
  await member.signUp()
  const own = await orderOfGuest(member)
  const elsewhere = createShopper(backend)
  const tries = [
    { orderId: order.id, key: keyOf(other.id) },
    { orderId: order.id, key: `${keyOf(order.id)}x` },
    { orderId: own.id, key: keyOf(own.id) }
  ]

  for (const body of tries) {
    expect((await elsewhere.refused(cancelOrder, { body })).status).toBe(404)
  }
  const seen = await elsewhere.call(viewGuestOrder, { query: { key: keyOf(own.id) } })
  expect([seen.number, seen.canCancel]).toEqual([own.number, false])
})

test('an order that is none answers as one that is, and sends no letter', async () => {
  const order = await orderOfGuest()

  const stranger = await createShopper(backend).call(askGuestOrder, {
    body: { number: order.number, email: 'chuzhoj@example.ru' }
  })

  expect(stranger.ticket.split('.')[0]).toBe(order.number)
  expect((await allLetters()).filter(text => text.includes('Код, по которому'))).not.toContainEqual(
    expect.stringContaining(order.number)
  )
})

test('a thousand guesses from many addresses find nothing and are limited', async () => {
  const order = await orderOfGuest()
  const asked = await createShopper(backend).call(askGuestOrder, {
    body: { number: order.number, email: EMAIL }
  })
  const right = await codeFor(order.number)

  const statuses = await Promise.all(
    Array.from({ length: 1000 }, async (_, guess) => {
      const code = String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0')
      const body = { ticket: asked.ticket, code }
      return (await createShopper(backend).refused(openGuestOrder, { body })).status
    })
  )

  expect(new Set(statuses)).toEqual(new Set([422, 429]))
  expect(statuses.filter(status => status === 422).length).toBeLessThanOrEqual(25)
  const late = { ticket: asked.ticket, code: right }
  expect((await createShopper(backend).refused(openGuestOrder, { body: late })).status).toBe(429)
})
