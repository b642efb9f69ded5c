import { randomUUID } from 'node:crypto'
import type { EndpointInput, EndpointOutput, EndpointShape } from '@vitrina/core/api'
import * as api from '@vitrina/core/contracts'
import type { Basket, OrderForm } from '@vitrina/core/entities'

import type { Store } from '../src/db/store.ts'
import type { TestBackend } from '../src/testing/test-backend.ts'
import type { Refusal, TestClient } from '../src/testing/test-client.ts'
import { type Choices, choicesOf } from './checkout-choices.ts'

export const PASSWORD = 'пароль-42'

type Headers = Readonly<Record<string, string>>
type SignupForm = EndpointInput<typeof api.signup>['body']

/** Somebody with a browser: a cart token of his own, an address of his own, later an account. */
export interface Shopper {
  readonly cartToken: string
  headers(): Headers
  call<Shape extends EndpointShape>(
    endpoint: Shape,
    input: EndpointInput<Shape>,
    headers?: Headers
  ): Promise<EndpointOutput<Shape>>
  refused<Shape extends EndpointShape>(
    endpoint: Shape,
    input: EndpointInput<Shape>,
    headers?: Headers
  ): Promise<Refusal>
  signUp(form?: Partial<SignupForm>): Promise<{ email: string; basket: Basket | null }>
  signIn(
    email: string,
    password?: string,
    more?: Pick<EndpointInput<typeof api.login>['body'], 'scenario'>
  ): Promise<EndpointOutput<typeof api.login>>
  /** Drops the tokens and takes a new cart token, as a sign-out does (C12). */
  signOut(): void
  refreshToken(): string
  put(groupId: number, count: number): Promise<Basket>
  /** What a checkout chooses from. */
  choices(): Promise<Choices>
}

export function createShopper(backend: TestClient): Shopper {
  let cartToken: string = randomUUID()
  let tokens: { access: string; refresh: string } | undefined
  let intents = 0
  const ip = newAddress()
  const headers = (): Headers => ({
    'cart-token': cartToken,
    'x-forwarded-for': ip,
    ...(tokens && { authorization: `Bearer ${tokens.access}` })
  })
  const keep = (access: string | null, refresh: string | null) => {
    tokens = access && refresh ? { access, refresh } : undefined
  }
  const shopper: Shopper = {
    get cartToken() {
      return cartToken
    },
    headers,
    call: (endpoint, input, more) =>
      backend.call(endpoint, input, { headers: { ...headers(), ...more } }),
    refused: (endpoint, input, more) =>
      backend.refused(endpoint, input, { headers: { ...headers(), ...more } }),
    async signUp(form = {}) {
      const body = { ...signupForm(), basket: cartToken, ...form }
      const answer = await shopper.call(api.signup, { body })
      keep(answer.token, answer.refreshToken)
      return { email: body.email, basket: answer.basket }
    },
    async signIn(username, password = PASSWORD, more = {}) {
      const body = { username, password, basket: cartToken, deviceId: 'a.b.c.d', ...more }
      const answer = await shopper.call(api.login, { body })
      keep(answer.token, answer.refreshToken)
      return answer
    },
    signOut() {
      tokens = undefined
      cartToken = randomUUID()
    },
    refreshToken: () => tokens?.refresh ?? '',
    put(groupId, count) {
      intents += 1
      const id = `${String(intents).padStart(12, '0')}tail`
      return shopper.call(api.putBasketProducts, {
        body: { groups: [{ id, groupId, count }], change: true }
      })
    },
    choices: () => choicesOf(backend)
  }
  return shopper
}

/** A new member whose e-mail counts, as after the code of a letter. */
export async function signUpProven(
  { db }: Pick<TestBackend, 'db'>,
  shopper: Shopper,
  form: Partial<SignupForm> = {}
): Promise<{ email: string; basket: Basket | null }> {
  const made = await shopper.signUp(form)
  await db
    .updateTable('app_user')
    .set(({ ref }) => ({ verified_email: ref('email') }))
    .where('email', '=', made.email.toLowerCase())
    .execute()
  return made
}

export const signupForm = (): SignupForm => ({
  fio: 'Соколова Анна Игоревна',
  email: `anna-${randomUUID()}@example.ru`,
  phone: '+7 (912) 345-67-89',
  password: PASSWORD,
  accept: true,
  deviceId: 'a.b.c.d'
})

/** Puts another group on sale: `stock` pieces at `kopecks` for everybody. */
export async function sellGroup(
  { db }: TestBackend,
  { stock, kopecks = 10_000 }: { stock: number; kopecks?: number }
): Promise<number> {
  const others = sold.get(db) ?? 0
  sold.set(db, others + 1)
  const { id, group_id } = await db
    .selectFrom('offer')
    .select(['id', 'group_id'])
    .orderBy('id')
    .offset(others)
    .limit(1)
    .executeTakeFirstOrThrow()
  const prices = ['guest_opt', 'user', 'org', 'dealer'].map(priceRole => ({
    priceRole,
    limit: 1,
    kopecks
  }))
  await db
    .updateTable('offer')
    .set({ stock, prices: JSON.stringify(prices) })
    .where('id', '=', id)
    .execute()
  return group_id
}

/** How many offers of a store were handed out to tests: each its own, by their ids. */
const sold = new WeakMap<Store['db'], number>()

export const setStock = ({ db }: TestBackend, groupId: number, stock: number) =>
  db.updateTable('offer').set({ stock }).where('group_id', '=', groupId).execute()

export const stockOf = async ({ db }: TestBackend, groupId: number) =>
  (
    await db
      .selectFrom('offer')
      .select('stock')
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow()
  ).stock

/** Quantities of a basket by group id. */
export const countsOf = (basket: Basket): Record<number, number> =>
  Object.fromEntries(
    basket.data
      .flatMap(bucket => bucket.products)
      .flatMap(product => product.groups)
      .map(group => [group.id, group.count])
  )

export type OrderBody = OrderForm & { readonly expectedPrice: number }

/** A checkout filled in as far as the button «Оформить заказ»: a store, to be paid on receipt. */
export async function fillCheckout(
  shopper: Shopper,
  change: Partial<OrderForm> = {}
): Promise<OrderBody> {
  const { method, deliveryPointCode, payment } = await shopper.choices()
  const calculation = await shopper.call(api.calculatePickupPointDelivery, {
    body: { method, deliveryPointCode }
  })
  const total = await shopper.call(api.getBasketTotal, {})
  return {
    accept: true,
    scenario: 'person',
    personalData: {
      fio: 'Соколова Анна Игоревна',
      email: `anna-${randomUUID()}@example.ru`,
      phone: '+7 (912) 345-67-89'
    },
    personalCommentary: '',
    personalPayment: payment,
    personalDelivery: {
      method,
      option: '',
      type: 'store',
      deliveryPointCode,
      calculationId: calculation.calculationId
    },
    deliveryDescription: { price: calculation.price },
    personalShipping: { shippingId: '', shipping: null },
    expectedPrice: total.price + calculation.price,
    ...change
  }
}

export const key = () => ({ 'idempotency-key': randomUUID() })

let addresses = 0

/** Nobody else's: what one shopper does too often stops no other. */
function newAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}
