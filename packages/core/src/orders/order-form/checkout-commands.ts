import type { DeliveryCalculation } from '../../entities/delivery.ts'
import type { OrderForm } from '../../entities/order.ts'
import type { Shipping } from '../../entities/shipping.ts'
import type { MarkCommand } from '../../forms/field-marks.ts'
import type { Failure } from '../../platform/api-error.ts'
import type { CheckoutField, CheckoutOffers } from './checkout-state.ts'
import type { OrderField } from './order-edit.ts'

/** The basket as it is now; no price while it is unsettled. */
export interface BasketSeen {
  readonly type: 'basket.seen'
  readonly version: number
  readonly goodsPrice: number | undefined
  readonly needsDelivery?: boolean
  readonly isDeliveryFree?: boolean
}

/** Choices by the ids and codes of the offers. */
export type CheckoutChoice =
  | { readonly type: 'delivery.choose'; readonly id: string }
  | { readonly type: 'point.choose'; readonly code: string }
  | { readonly type: 'payment.choose'; readonly id: string }

/** What is told of the town that was asked for. */
type TownCommand =
  /** The shop does not know the town that was typed. */
  { readonly type: 'town.unknown' } | { readonly type: 'town.failed'; readonly message: string }

export interface FormEdit {
  readonly type: 'form.edit'
  readonly form: Partial<OrderForm>
  /** Chosen with it, for all ways of delivery. */
  readonly town?: Shipping
}

/** What a front tells the checkout. */
export type CheckoutCommand =
  | FormEdit
  | { readonly type: 'field.edit'; readonly path: OrderField; readonly value: string | boolean }
  | MarkCommand<CheckoutField>
  | CheckoutChoice
  | TownCommand
  | { readonly type: 'offers.seen'; readonly offers: CheckoutOffers }
  | { readonly type: 'delivery.recalculate' }
  /** Never lost: it is sent as soon as the sums are counted. */
  | { readonly type: 'checkout.submit' }
  | { readonly type: 'price.confirm' }
  | { readonly type: 'price.decline' }
  | { readonly type: 'payment.open' }
  /** The engine could not be fetched: a submit that waits is given back. */
  | { readonly type: 'engine.failed'; readonly failure: Failure }
  | BasketSeen

/** What the server has answered. */
export type CheckoutAnswer =
  | { readonly type: 'delivery.counted'; readonly calculation: DeliveryCalculation }
  | { readonly type: 'delivery.failed'; readonly message: string }
