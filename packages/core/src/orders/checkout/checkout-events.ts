import type { DeliveryCalculation } from '../../entities/delivery.ts'
import type { Order, OrderForm } from '../../entities/order.ts'
import type { OrderBody } from './place-order.ts'

export interface CheckoutApi {
  /** Not asked where nothing has to be sent. */
  calculate(form: OrderForm, signal: AbortSignal): Promise<DeliveryCalculation>
  place(body: OrderBody, signal: AbortSignal): Promise<Order>
  /** Leaves for the bank's page of the bill; rejects when its address may not be opened. */
  openPayment(billId: string, signal: AbortSignal): Promise<void>
}

export type CheckoutFact =
  | { type: 'order.placed'; order: Order }
  /** What the visitor saw is old: basket, prices or delivery have moved. */
  | { type: 'checkout.outdated' }
