import type { Api } from '../api/api.ts'
import { cancelOrder, repeatOrder } from '../contracts/orders.ts'
import type { Order } from '../entities/order.ts'

/** What came of putting an order into the basket again. */
export interface Repetition {
  /** Lines that lie in the basket now. */
  readonly added: number
  /** Titles of what cannot be bought any more. */
  readonly missing: readonly string[]
}

/** What a buyer does with an order that was placed; every call rejects with ApiError. */
export interface OwnOrders {
  cancel(orderId: string): Promise<Order>
  repeat(orderId: string): Promise<Repetition>
  /** Leaves the shop for the bank's page of a bill. */
  pay(billId: string): Promise<void>
}

interface OwnOrdersParts {
  readonly api: Api
  readonly reloadBasket: () => void
  readonly openPayment: (billId: string, signal: AbortSignal) => Promise<void>
}

export const createOwnOrders = ({ api, reloadBasket, openPayment }: OwnOrdersParts): OwnOrders => ({
  cancel: orderId => api(cancelOrder, { body: { orderId } }),
  async repeat(orderId) {
    const repetition = await api(repeatOrder, { body: { orderId } })
    reloadBasket()
    return repetition
  },
  pay: billId => openPayment(billId, new AbortController().signal)
})
