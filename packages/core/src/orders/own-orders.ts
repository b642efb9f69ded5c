import type { Repetition } from '../cart/repeat/repeat-outcome.view.ts'
import {
  cancelBlank,
  cancelOrder,
  createBlank,
  isOwnOrder,
  previewRepeat,
  repeatOrder
} from '../contracts/orders.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import type { Blank } from '../entities/blank.ts'
import type { Order } from '../entities/order.ts'
import type { RepeatLine } from '../entities/repeat-line.ts'
import { openPayment } from './open-payment.ts'

/** What a buyer does with orders and one-click orders; every call rejects with ApiError. */
export interface OwnOrders {
  /** `key`: of the letter, by which a guest cancels. */
  cancel(orderId: string, key?: string): Promise<Order>
  /** What the order is made of beside what that is today. */
  repeatLines(orderId: string): Promise<readonly RepeatLine[]>
  repeat(orderId: string): Promise<Repetition>
  /** Leaves the shop for the bank's page of a bill. */
  pay(billId: string): Promise<void>
  /** Whether the visitor made this order: its page is checked by it. */
  isOwn(orderId: string, signal?: AbortSignal): Promise<boolean>
  /** Leaves the basket's chosen lines to the shop, which calls back. */
  leaveToShop(commentary: string): Promise<Blank>
  cancelBlank(blankId: string): Promise<Blank>
}

/** What a visitor does with his orders: cancel, repeat, pay. */
export function createOwnOrders(context: EngineContext): OwnOrders {
  const { api, notifyBasket } = context
  const reloadBasket = () => notifyBasket({ type: 'basket.acted' })
  return {
    cancel: (orderId, key) =>
      api(cancelOrder, { body: { orderId, ...(key !== undefined && { key }) } }),
    repeatLines: async orderId => (await api(previewRepeat, { query: { orderId } })).data,
    async repeat(orderId) {
      const repetition = await api(repeatOrder, { body: { orderId } })
      reloadBasket()
      return repetition
    },
    pay: openPayment(context),
    isOwn: async (orderId, signal) => (await api(isOwnOrder, { query: { orderId } }, signal)).isOwn,
    async leaveToShop(commentary) {
      const blank = await api(createBlank, { body: { commentary } })
      reloadBasket()
      return blank
    },
    cancelBlank: blankId => api(cancelBlank, { body: { blankId } })
  }
}
