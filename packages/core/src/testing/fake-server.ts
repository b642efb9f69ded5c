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
import { getProfile, login, refreshSession, signup } from '../contracts/users.ts'
import { ApiError } from '../platform/api-error.ts'
import { NOT_FOUND, UNAUTHORIZED } from '../platform/statuses.ts'
import { backendWords } from './backend-words.ts'
import { serveCatalogue } from './demo-catalogue.ts'
import { demoConfiguration } from './demo-configuration.ts'
import { calculationFor, serveOrders } from './demo-orders.ts'
import { serveWays } from './demo-ways.ts'
import { createFakeAccounts, type FakeAccounts } from './fake-accounts.ts'
import { createFakeBasket, type FakeBasket, type FakeBasketOptions } from './fake-basket.ts'
import { serveBonuses } from './fake-bonuses.ts'
import {
  contractOf,
  type FakeCall,
  type FakeHandler,
  field,
  isCallOf,
  nameOf,
  needContract,
  type Serve
} from './fake-call.ts'
import { type FakeFavorites, serveFavorites } from './fake-favorites.ts'
import { createFakeOrders, type FakeOrders } from './fake-orders.ts'
import { exampleOf } from './fixture-of.ts'

export type { FakeCall } from './fake-call.ts'

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
  on(endpoint: EndpointShape, handle: FakeHandler): void
  /** Like `on`, until `heal`. */
  fail(endpoint: EndpointShape, handle: FakeHandler): void
  heal(): void
  countOf(endpoint: EndpointShape): number
}

/**
 * A small shop in memory: goods with prices by role, a basket, ways of delivery and payment, orders,
 * accounts. What it does not keep it answers by an example that keeps the contract.
 */
export function createFakeServer(options: FakeBasketOptions = {}): FakeServer {
  const calls: FakeCall[] = []
  const accounts = createFakeAccounts()
  const orders = createFakeOrders()
  const baskets = new Map<string, FakeBasket>()
  const handlers = new Map<string, FakeHandler>()
  const faults = new Map<string, FakeHandler>()

  function basketOf(owner: string): FakeBasket {
    const found =
      baskets.get(owner) ?? createFakeBasket(options, () => accounts.priceRoleOfUid(owner))
    baskets.set(owner, found)
    return found
  }
  const uidOf = ({ headers }: FakeCall) => accounts.authorize(headers)?.uid
  const own = (call: FakeCall) => basketOf(uidOf(call) ?? call.headers.get('cart-token') ?? '')
  const into =
    (answers: Map<string, FakeHandler>, method: string): Serve =>
    (endpoint, handle) => {
      needContract(endpoint, `server.${method}(endpoint)`)
      answers.set(nameOf(endpoint), handle)
    }
  const on = into(handlers, 'on')

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
  on(
    getProfile,
    ({ headers }) =>
      accounts.personOf(headers)?.profile ?? refuse(backendWords.sessionEnded, UNAUTHORIZED)
  )
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
  serveCatalogue(on, accounts)
  serveWays(on, accounts)
  serveOrders(on, { orders, uidOf, basketOf: own })

  /** The test's own answer, else the shop's, else an example. */
  function handlerOf(name: string): FakeHandler {
    const contract = contractOf(name)
    const known = [name, ...(contract ? [nameOf(contract)] : [])]
    const own = known.flatMap(key => faults.get(key) ?? handlers.get(key) ?? [])[0]
    if (own) return own
    if (contract === undefined) return () => refuse(backendWords.noAddress(name), NOT_FOUND)
    return call => {
      if (contract.signedIn && uidOf(call) === undefined) {
        refuse(backendWords.sessionEnded, UNAUTHORIZED)
      }
      return exampleOf(contract.response)
    }
  }

  return {
    calls,
    accounts,
    orders,
    basketOf,
    favoritesOf,
    on,
    fail: into(faults, 'fail'),
    heal: () => faults.clear(),
    countOf(endpoint) {
      needContract(endpoint, 'server.countOf(endpoint)')
      return calls.filter(({ name }) => isCallOf(endpoint, name)).length
    },
    async fetch(request) {
      const url = new URL(request.url)
      const name = `${request.method} ${url.pathname.replace(/^\/api/, '')}`
      const text = await request.clone().text()
      // A form with a file is not read: what it holds is the business of whoever sends it.
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true
      const body: unknown = text === '' || isForm ? undefined : JSON.parse(text)
      const call = { name, url, headers: request.headers, body }
      calls.push(call)
      return answer(handlerOf(name), call)
    }
  }
}

function refuse(message: string, status: number): never {
  throw new ApiError({ message, status })
}

async function answer(handle: FakeHandler, call: FakeCall): Promise<Response> {
  try {
    const result = await handle(call)
    return result instanceof Response ? result : json(200, result)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, fieldErrors, status, body } = error
    return json(status, { message, errors: fieldErrors, ...(isRecord(body) ? body : {}) })
  }
}

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
