import {
  createOneClickOrder,
  createOrder,
  joinGuestOrder,
  listBlanks,
  listOrders,
  viewGuestOrder,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { signOrderKey } from '../src/modules/orders/guest-order-key.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type Shopper,
  sellGroup,
  signUpProven
} from './shopper.ts'

const FIO = 'Соколова Анна Игоревна'
const PHONE = '+79123456789'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

async function orderAs(guest: Shopper, email: string): Promise<string> {
  await guest.put(await sellGroup(backend, { stock: 5 }), 1)
  const body = await fillCheckout(guest, { personalData: { fio: FIO, email, phone: PHONE } })
  return (await guest.call(createOrder, { body }, key())).id
}

async function member() {
  const { email } = await signUpProven(backend, createShopper(backend))
  return email
}

const ordersOf = async (shopper: Shopper) =>
  (await shopper.call(listOrders, {})).data.map(({ id }) => id)

/** The browser of a guest as it is without the account that has signed in there. */
const asGuest = (guest: Shopper) => ({ headers: { 'cart-token': guest.cartToken } })

test('a guest’s order of the account’s own proven address joins it at the sign-in', async () => {
  const email = await member()
  const guest = createShopper(backend)
  const id = await orderAs(guest, ` ${email.toUpperCase()}`)

  await guest.signIn(email)

  expect(await ordersOf(guest)).toEqual([id])
})

test('an order of another address stays the guest’s, whose browser still sees it', async () => {
  const email = await member()
  const guest = createShopper(backend)
  const orderId = await orderAs(guest, 'vera@example.ru')

  await guest.signIn(email)

  expect(await ordersOf(guest)).toEqual([])
  const seen = await backend.call(viewOrder, { query: { orderId } }, asGuest(guest))
  expect(seen.recipient.email).toBe('vera@example.ru')
})

const keyOf = (orderId: string) =>
  signOrderKey(orderId, backend.deps.settings.secret, backend.clock.now())

test('an order of another address joins the account by the key of its letter, when its member says so', async () => {
  const guest = createShopper(backend)
  const id = await orderAs(guest, 'vera@example.ru')
  const query = { key: keyOf(id) }
  expect((await guest.call(viewGuestOrder, { query })).isOfGuest).toBe(true)
  await guest.signIn(await member())
  expect(await ordersOf(guest)).toEqual([])

  const joined = await guest.call(joinGuestOrder, { body: query })
  const again = await guest.call(joinGuestOrder, { body: query })

  expect([joined.id, joined.isOfGuest, again.id]).toEqual([id, undefined, id])
  expect(await ordersOf(guest)).toEqual([id])
  const browser = backend.call(viewOrder, { query: { orderId: id } }, asGuest(guest))
  await expect(browser).rejects.toThrow(/404/)
})

test('nobody takes an order by its browser alone, by a forged key, signed out, or of another account', async () => {
  const guest = createShopper(backend)
  const id = await orderAs(guest, 'vera@example.ru')
  const taken = (shopper: Shopper, key: string) =>
    shopper.refused(joinGuestOrder, { body: { key } })
  const asked = await taken(guest, keyOf(id))
  await guest.signIn(await member())

  const refusals = [await taken(guest, id), await taken(guest, `${keyOf(id)}x`)]
  await guest.call(joinGuestOrder, { body: { key: keyOf(id) } })
  const other = createShopper(backend)
  await signUpProven(backend, other)
  refusals.push(await taken(other, keyOf(id)))

  expect(asked.status).toBe(401)
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await ordersOf(other)).toEqual([])
  expect(await ordersOf(guest)).toEqual([id])
})

test('an account that nobody has proven takes no order of its address', async () => {
  const email = `own-${Date.now()}@example.ru`
  const guest = createShopper(backend)
  await orderAs(guest, email)

  await guest.signUp({ email })

  expect(await ordersOf(guest)).toEqual([])
})

test('a one-click order of a guest joins no account by its phone alone', async () => {
  const email = await member()
  const guest = createShopper(backend)
  const groupId = await sellGroup(backend, { stock: 5 })
  const request = { groupId, count: 1, name: 'Мария', phone: PHONE, accept: true }
  await guest.call(createOneClickOrder, { body: request })

  await guest.signIn(email)

  expect((await guest.call(listBlanks, {})).data).toEqual([])
})
