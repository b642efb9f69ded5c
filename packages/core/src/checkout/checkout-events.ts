import type { DeliveryCalculation } from '../entities/delivery.ts'
import type { Order, OrderForm } from '../entities/order.ts'
import type { FieldErrors } from '../errors/api-error.ts'
import type { CheckoutContext } from './checkout-state.ts'
import type { OrderBody } from './place-order.ts'

export interface CheckoutApi {
  /** Not asked where nothing has to be sent. */
  calculate(form: OrderForm, signal: AbortSignal): Promise<DeliveryCalculation>
  place(body: OrderBody, signal: AbortSignal): Promise<Order>
  /** Leaves for the bank's page of the bill; rejects when its address may not be opened. */
  openPayment(billId: string, signal: AbortSignal): Promise<void>
  validate(form: OrderForm, order: Pick<CheckoutContext, 'needsDelivery'>): FieldErrors
  saveDraft(form: OrderForm): void
  dropDraft(): void
}

export type CheckoutEvent =
  | { type: 'form.edit'; form: Partial<OrderForm> }
  | { type: 'delivery.recalculate' }
  | { type: 'checkout.submit' }
  | { type: 'price.confirm' }
  | { type: 'price.decline' }
  | { type: 'payment.open' }
  /** The basket as it is now; no price while it is unsettled. */
  | {
      type: 'basket.seen'
      version: number
      goodsPrice: number | undefined
      needsDelivery?: boolean
    }

export type CheckoutFact =
  | { type: 'order.placed'; order: Order }
  /** What the visitor saw is old: basket, prices or delivery have moved. */
  | { type: 'checkout.outdated' }
