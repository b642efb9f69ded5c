import {
  createOneClickOrder,
  createOrder,
  listBlanks,
  listOrders,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
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
  const wish = { groupId, count: 1, name: 'Мария', phone: PHONE, accept: true }
  await guest.call(createOneClickOrder, { body: wish })

  await guest.signIn(email)

  expect((await guest.call(listBlanks, {})).data).toEqual([])
})
