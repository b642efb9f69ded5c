import type { EndpointShape } from '../api/endpoint.ts'
import {
  clearBasket,
  getBasket,
  putBasketProducts,
  putConstructorSet,
  putVirtualProducts,
  removeBasketProducts,
  selectBasketProducts,
  updateBasket
} from '../contracts/basket.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { calculateAddressDelivery, calculatePickupPointDelivery } from '../contracts/delivery.ts'
import { getInit } from '../contracts/init.ts'
import { createOrder } from '../contracts/orders.ts'
import { createPaymentUrl, getPaymentStatus } from '../contracts/payments.ts'
import { login, refreshSession, signup } from '../contracts/users.ts'
import type { Basket } from '../entities/basket.ts'
import { ApiError } from '../platform/api-error.ts'
import { demoConfiguration } from './demo-configuration.ts'
import { createFakeAccounts, type FakeAccounts } from './fake-accounts.ts'
import { createFakeBasket, type FakeBasket, type FakeBasketOptions } from './fake-basket.ts'
import { serveBonuses } from './fake-bonuses.ts'
import { type FakeFavorites, serveFavorites } from './fake-favorites.ts'
import { createFakeOrders, type FakeOrders } from './fake-orders.ts'

/** Rubles; what every delivery of the fake costs. */
const DELIVERY_PRICE = 290

/** A call as the server saw it. */
export interface FakeCall {
  readonly name: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

type Handler = (call: FakeCall) => unknown

export interface FakeServer {
  readonly fetch: (request: Request) => Promise<Response>
  readonly calls: readonly FakeCall[]
  readonly accounts: FakeAccounts
  readonly orders: FakeOrders
  /** Baskets by cart token or user id. */
  basketOf(owner: string): FakeBasket
  /** Favourites by user id. */
  favoritesOf(uid: string): FakeFavorites
  /** Answers an endpoint otherwise: with JSON, a Response, or by throwing. */
  on(endpoint: EndpointShape, handle: Handler): void
  /** Like `on`, until `heal`. */
  fail(endpoint: EndpointShape, handle: Handler): void
  heal(): void
  countOf(endpoint: EndpointShape): number
}

const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`

/** The contracts in memory: enough of a backend for the core's own tests and for examples. */
export function createFakeServer(options: FakeBasketOptions = {}): FakeServer {
  const calls: FakeCall[] = []
  const accounts = createFakeAccounts()
  const orders = createFakeOrders()
  const baskets = new Map<string, FakeBasket>()
  const handlers = new Map<string, Handler>()
  const faults = new Map<string, Handler>()

  function basketOf(owner: string): FakeBasket {
    const found = baskets.get(owner) ?? createFakeBasket(options)
    baskets.set(owner, found)
    return found
  }
  const own = ({ headers }: FakeCall) =>
    basketOf(accounts.authorize(headers)?.uid ?? headers.get('cart-token') ?? '')
  const on = (endpoint: EndpointShape, handle: Handler) =>
    void handlers.set(nameOf(endpoint), handle)

  on(getBasket, call => own(call).read())
  on(putBasketProducts, call => own(call).put(field(call, 'groups'), field(call, 'change')))
  on(selectBasketProducts, call =>
    own(call).select(
      [...field(call, 'groupIds'), ...(field(call, 'setIds') ?? [])],
      field(call, 'selected'),
      { intent: field(call, 'intent') }
    )
  )
  on(putVirtualProducts, call => own(call).put(field(call, 'groups'), field(call, 'change')))
  on(putConstructorSet, call =>
    own(call).putSet({
      id: field(call, 'id'),
      code: field(call, 'code'),
      groupIds: field(call, 'groupIds'),
      count: field(call, 'count')
    })
  )
  on(removeBasketProducts, call => own(call).remove(field(call, 'groupIds')))
  on(clearBasket, call => own(call).clear(call.url.searchParams.get('intent') ?? undefined))
  on(updateBasket, call => {
    const code = field(call, 'promoCode')
    // An absent field stays as it is.
    if (code === undefined) return own(call).read()
    return own(call).setPromo(code, { intent: field(call, 'intent') })
  })
  const favoritesOf = serveFavorites(on, accounts)
  serveBonuses(on, accounts)
  on(getConfiguration, () => demoConfiguration)
  on(getInit, ({ headers }) => accounts.init(headers))
  on(login, call => {
    const tokens = accounts.signIn(field(call, 'username'), field(call, 'password'))
    const merged = merge(basketOf(field(call, 'basket')), basketOf(tokens.uid))
    return {
      token: tokens.access,
      refreshToken: tokens.refresh,
      basket: merged,
      passwordSent: false
    }
  })
  on(signup, call => {
    const tokens = accounts.signUp(field(call, 'email'), field(call, 'password'))
    const merged = merge(basketOf(field(call, 'basket')), basketOf(tokens.uid))
    return { token: tokens.access, refreshToken: tokens.refresh, basket: merged }
  })
  on(refreshSession, call => accounts.refresh(field(call, 'oldRefreshToken')))
  on(calculateAddressDelivery, call => calculationFor(own(call).read()))
  on(calculatePickupPointDelivery, call => calculationFor(own(call).read()))
  on(createOrder, call => {
    const basket = own(call).read()
    const isSent = basket.total.needsDelivery !== false
    const price = basket.total.price + (isSent ? DELIVERY_PRICE : 0)
    if (field(call, 'expectedPrice') !== price) throw otherPrice(price)
    const { calculationId } = field(call, 'personalDelivery')
    if (isSent && calculationId !== calculationFor(basket).calculationId) throw oldCalculation()
    return orders.place(call.headers.get('idempotency-key') ?? '', call.body, price)
  })
  on(createPaymentUrl, call => ({
    url: `https://shop.example/demo-pay/${field(call, 'billId')}`
  }))
  on(getPaymentStatus, ({ url }) => ({
    status: orders.statusOf(url.searchParams.get('orderId') ?? '')
  }))

  return {
    calls,
    accounts,
    orders,
    basketOf,
    favoritesOf,
    on,
    fail: (endpoint, handle) => void faults.set(nameOf(endpoint), handle),
    heal: () => faults.clear(),
    countOf: endpoint => calls.filter(({ name }) => name === nameOf(endpoint)).length,
    async fetch(request) {
      const url = new URL(request.url)
      const name = `${request.method} ${url.pathname.replace(/^\/api/, '')}`
      const text = await request.clone().text()
      // A form with a file is not read: what it holds is the business of whoever sends it.
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true
      const body: unknown = text === '' || isForm ? undefined : JSON.parse(text)
      const call = { name, url, headers: request.headers, body }
      calls.push(call)
      return answer(faults.get(name) ?? handlers.get(name), call)
    }
  }
}

async function answer(handle: Handler | undefined, call: FakeCall): Promise<Response> {
  try {
    if (!handle) throw new ApiError({ message: 'Такого адреса нет', status: 404 })
    const result = await handle(call)
    return result instanceof Response ? result : json(200, result)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, fieldErrors, status, body } = error
    return json(status, { message, errors: fieldErrors, ...(isRecord(body) ? body : {}) })
  }
}

/** Holds for this state of the basket only. */
const calculationFor = ({ version }: Basket) => ({
  calculationId: `calculation-${version}`,
  price: DELIVERY_PRICE,
  date: '2026-11-24',
  expiresAt: '2026-11-21T12:00:00.000Z',
  description: '24 ноября'
})

const oldCalculation = () => new ApiError({ message: 'Стоимость доставки изменилась', status: 409 })

const otherPrice = (total: number) =>
  new ApiError({ message: 'Сумма заказа изменилась', status: 409, body: { total } })

/** An answer as the reference backend sends it: JSON and a blank reason phrase. */
export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    statusText: ' ',
    headers: { 'content-type': 'application/json; charset=utf-8' }
  })

/** The guest's lines go into the account's basket, the larger quantity wins; nothing stays behind. */
function merge(guest: FakeBasket, account: FakeBasket) {
  const lines = Object.entries(guest.counts())
  const known = account.counts()
  const intents = lines.map(([groupId, count]) => ({
    id: `merge-${groupId}-${account.read().version}`,
    groupId: Number(groupId),
    count: Math.max(count, known[groupId] ?? 0)
  }))
  guest.remove(lines.map(([groupId]) => Number(groupId)))
  return account.put(intents)
}

// The client's contracts have shaped the body: a test server takes its word for it.
// biome-ignore lint/suspicious/noExplicitAny: one border of a test fake
const field = ({ body }: FakeCall, name: string): any => (isRecord(body) ? body[name] : undefined)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
