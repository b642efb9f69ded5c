import {
  createOrder,
  createPaymentUrl,
  getBasketTotal,
  listPaymentMethods,
  listVirtualProducts,
  putVirtualProducts,
  viewOrder
} from '@vitrina/core/contracts'
import type { Order } from '@vitrina/core/entities'

import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import type { TestBackend } from '../src/testing/test-backend.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type OrderBody,
  type Shopper,
  sellGroup
} from './shopper.ts'

export interface Bought {
  readonly shopper: Shopper
  readonly order: Order
}

interface Purchase {
  readonly shopper?: Shopper
  readonly count?: number
  /** Code of the way to pay. */
  readonly paidBy?: string
  readonly rubles?: number
}

/** An order of certificates alone, not paid yet. */
export async function orderCertificates(
  backend: TestBackend,
  { shopper = createShopper(backend), count = 1, paidBy = 'card', rubles = 1000 }: Purchase = {}
): Promise<Bought> {
  await addCertificates(shopper, { rubles, count })
  const body = await undelivered(shopper, paidBy)
  return { shopper, order: await shopper.call(createOrder, { body }, key()) }
}

/** So many certificates of this sum in the basket. */
export async function addCertificates(
  shopper: Shopper,
  { rubles = 1000, count = 1 }: { readonly rubles?: number; readonly count?: number } = {}
): Promise<void> {
  const { data } = await shopper.call(listVirtualProducts, {})
  const sold = data.find(({ cardPrices }) => cardPrices.some(({ price }) => price === rubles))
  const groupId = sold?.groups[0]?.id ?? 0
  await shopper.call(putVirtualProducts, {
    body: { groups: [{ id: `${nextIntent()}tail`, groupId, count }], change: true }
  })
}

let intents = 0

/** Newer than any before: an account's basket outlives its orders. */
function nextIntent(): string {
  intents += 1
  return String(intents).padStart(12, '0')
}

/** A checkout whose delivery was never touched. */
async function undelivered(shopper: Shopper, paidBy = 'card'): Promise<OrderBody> {
  const { price } = await shopper.call(getBasketTotal, {})
  return {
    accept: true,
    scenario: 'person',
    personalData: {
      fio: 'Соколова Анна Игоревна',
      email: 'anna.sert@example.ru',
      phone: '+7 (912) 345-67-89'
    },
    personalCommentary: '',
    personalPayment: await methodOf(shopper, paidBy),
    personalDelivery: {
      method: '',
      option: '',
      type: 'courier',
      deliveryPointCode: '',
      calculationId: ''
    },
    deliveryDescription: { price: 0 },
    personalShipping: { shippingId: '', shipping: null },
    expectedPrice: price
  }
}

export async function methodOf(shopper: Shopper, code: string): Promise<string> {
  const { data } = await shopper.call(listPaymentMethods, {})
  return data.find(method => method.code === code)?.id ?? ''
}

/** Opens the bank's page for an order and presses a button there. */
export async function payAtBank(
  { app }: TestBackend,
  { shopper, order }: Bought,
  decision: 'pay' | 'decline' = 'pay'
): Promise<void> {
  const billId = order.payment.billId ?? ''
  const { url } = await shopper.call(createPaymentUrl, { body: { billId } })
  await app.request(new URL(url).pathname.replace('/api', ''), {
    method: 'POST',
    body: new URLSearchParams({ decision })
  })
}

/** Certificates that are paid: what their buyer sees of the order. */
export async function buyCertificates(
  backend: TestBackend,
  purchase: Purchase = {}
): Promise<Bought & { readonly number: string }> {
  const bought = await orderCertificates(backend, purchase)
  await payAtBank(backend, bought)
  const order = await see(bought)
  return { ...bought, order, number: order.certificates?.[0]?.number ?? '' }
}

export const see = ({ shopper, order }: Bought): Promise<Order> =>
  shopper.call(viewOrder, { query: { orderId: order.id } })

/** The keeper moves an order. */
export const move = (
  { db, deps }: TestBackend,
  { order }: Pick<Bought, 'order'>,
  status: string
): Promise<unknown> => changeOrderStatus(db, { order: order.id, status, now: deps.now() })

/** A basket of one thing for so many rubles, with a code on it. */
export async function basketWith(
  backend: TestBackend,
  { rubles, stock = 50 }: { readonly rubles: number; readonly stock?: number }
): Promise<{ readonly shopper: Shopper; readonly groupId: number }> {
  const shopper = createShopper(backend)
  const groupId = await sellGroup(backend, { stock, kopecks: rubles * 100 })
  await shopper.put(groupId, 1)
  return { shopper, groupId }
}

/** Places what lies in the basket, to be paid on receipt. */
export const placeOrder = async (shopper: Shopper): Promise<Order> =>
  shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
