import { randomBytes, randomUUID } from 'node:crypto'
import { createPlainPlatform, createShop, type Shop } from '@vitrina/core'
import { isUnsettled } from '@vitrina/core/basket'
import {
  cancelOrder,
  listDeliveryMethods,
  listDeliveryPoints,
  listDevices,
  listOrders,
  listPaymentMethods
} from '@vitrina/core/contracts'
import { orderTotal } from '@vitrina/core/orders'
import { readConfiguration } from '@vitrina/core/session'
import { until } from '@vitrina/core/store'
import { isCollected } from '@vitrina/core/values'

import type { Account, Front } from './front.ts'
import { buyerMessages } from './names.messages.ts'
import { Unready } from './unmet.ts'

/** A tax number that passes its own check digits. */
const INN = '6658000000'
const PHONE = '+79123456789'

/** A visitor without a browser, who calls the backend directly. */
export async function openPerson(front: Front): Promise<Shop> {
  const headers = front.headers()
  const platform = createPlainPlatform({
    apiUrl: front.apiUrl,
    fetch: request => fetch(withHeaders(request, headers)),
    clock: {
      now: Date.now,
      setTimeout: (run, ms) => setTimeout(run, ms).unref(),
      clearTimeout: timer => clearTimeout(timer as NodeJS.Timeout)
    },
    randomBytes: count => new Uint8Array(randomBytes(count))
  })
  const configuration = await readConfiguration(platform).catch(error => {
    throw new Unready(`${front.apiUrl} is no backend of a shop: ${messageOf(error)}`)
  })
  return createShop(platform, { siteName: configuration.siteName }, { configuration })
}

function withHeaders(request: Request, more: Readonly<Record<string, string>>): Request {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Request(request, { headers })
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Somebody to sign in with: as the options say, else a new account. */
export async function accountOf(
  front: Front,
  kind: 'buyer' | 'organization' = 'buyer'
): Promise<Account> {
  const given = front[kind]
  if (given) return given
  const shop = await openPerson(front)
  const account = { login: `${randomUUID()}@example.ru`, password: buyerMessages.password }
  const isSignedIn = await (await shop.service('account')).signUp({
    fio: buyerMessages.fio,
    email: account.login,
    phone: PHONE,
    password: account.password,
    accept: true,
    ...(kind === 'organization' && {
      organization: { inn: INN, title: buyerMessages.organization }
    })
  })
  shop.stop()
  if (isSignedIn) return account
  throw new Unready(`The backend signs nobody up at once: say in «${kind}» whom to sign in`)
}

/** The member of an account, in another place than the browser. */
async function openMember(front: Front, { login, password }: Account): Promise<Shop> {
  const shop = await openPerson(front)
  const isSignedIn = await (await shop.service('account')).signIn({ username: login, password })
  if (isSignedIn) return shop
  shop.stop()
  throw new Unready(`${login} cannot sign in at ${front.apiUrl}`)
}

/** Numbers of the orders that an account has. */
export async function ordersOf(front: Front, account: Account): Promise<readonly string[]> {
  const shop = await openMember(front, account)
  const { data } = await shop.api(listOrders, { query: {} })
  shop.stop()
  return data.map(({ number }) => number)
}

/** Ends every session of an account but the one that does it. */
export async function endSessions(front: Front, account: Account): Promise<void> {
  const shop = await openMember(front, account)
  const { endDevice } = await shop.service('account')
  const { data } = await shop.api(listDevices, {})
  for (const { id } of data.filter(({ isCurrent }) => !isCurrent)) await endDevice(id)
  shop.stop()
}

/** What an account pays for one piece, in rubles: the backend counts it in a basket. */
export async function ownPrice(front: Front, account: Account, groupId: number): Promise<number> {
  const shop = await openMember(front, account)
  const price = (await inTime(front, 'nothing into a basket', fill(shop, groupId))) ?? 0
  shop.basket.send({ type: 'line.set', key: groupId, count: 0 })
  await until(shop.basket, basket => !isUnsettled(basket))
  shop.stop()
  return price
}

async function fill(shop: Shop, groupId: number) {
  shop.basket.send({ type: 'line.set', key: groupId, count: 1 })
  const { total } = await until(shop.basket, basket => !isUnsettled(basket))
  return total?.price
}

/** Somebody else orders one piece; calling what is returned cancels that order. */
export async function orderOne(front: Front, groupId: number): Promise<() => Promise<void>> {
  const shop = await openPerson(front)
  const orderId = await inTime(front, 'no order of another buyer', placeOrder(shop, groupId))
  return async () => {
    await shop.api(cancelOrder, { body: { orderId } })
    shop.stop()
  }
}

async function placeOrder(shop: Shop, groupId: number): Promise<string> {
  await fill(shop, groupId)
  const checkout = (await shop.service('openCheckout'))()
  checkout.send({ type: 'form.edit', form: await formOf(shop) })
  await until(checkout, state => (orderTotal(state) ?? 0) > 0)
  checkout.send({ type: 'checkout.submit' })
  const { placed, failure } = await until(checkout, state => !!(state.placed ?? state.failure))
  checkout.stop()
  if (placed) return placed.orderId
  throw new Unready(`The backend takes no order of another buyer: ${failure?.message}`)
}

/** A backend that never settles something ends no story by itself. */
async function inTime<Value>({ limitMs }: Front, lack: string, work: Promise<Value>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const over = () => reject(new Unready(`The backend has taken ${lack} in ${limitMs} ms`))
    timer = setTimeout(over, limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function formOf(shop: Shop) {
  const { data: methods } = await shop.api(listDeliveryMethods, { query: {} })
  const method = methods.find(({ type, unavailable }) => isCollected(type) && unavailable === '')
  if (method === undefined || !isCollected(method.type)) {
    throw new Unready('The backend has no delivery to a place of collection')
  }
  const { data: points } = await shop.api(listDeliveryPoints, { query: { type: method.type } })
  const { data: payments } = await shop.api(listPaymentMethods, {})
  return {
    accept: true,
    personalData: {
      fio: buyerMessages.fio,
      email: 'anna-sokolova@example.ru',
      phone: PHONE
    },
    personalPayment: payments.find(({ unavailable }) => unavailable === '')?.id ?? '',
    personalDelivery: {
      method: method.id,
      option: '',
      type: method.type,
      deliveryPointCode: points[0]?.code ?? '',
      calculationId: ''
    }
  }
}
