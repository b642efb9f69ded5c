import type { DeliveryCalculation } from '../../entities/delivery.ts'
import type { OrderForm } from '../../entities/order.ts'
import type { Shipping } from '../../entities/shipping.ts'
import type { Failure } from '../../platform/api-error.ts'
import {
  aNumber,
  anObject,
  aText,
  type CommandOf,
  oneOf,
  optional,
  unchecked
} from '../../platform/command-shapes.ts'
import type { OfType } from '../../store/subject.ts'
import type { CheckoutField, CheckoutOffers } from './checkout-state.ts'
import type { OrderField } from './order-edit.ts'

/** What a front tells the checkout; choices by the ids and codes of the offers. */
export const checkoutShapes = {
  /** The town is chosen with the form, for all ways of delivery. */
  'form.edit': { form: anObject<Partial<OrderForm>>(), town: optional<Shipping>() },
  'field.edit': {
    path: oneOf<OrderField>('a text'),
    value: oneOf<string | boolean>('a text', 'true or false')
  },
  'field.leave': { name: oneOf<CheckoutField>('a text') },
  'form.calm': {},
  'form.announce': {},
  'delivery.choose': { id: aText },
  'point.choose': { code: aText },
  'payment.choose': { id: aText },
  /** The shop does not know the town that was typed. */
  'town.unknown': {},
  'town.failed': { message: aText },
  'offers.seen': { offers: anObject<CheckoutOffers>() },
  'delivery.recalculate': {},
  /** Never lost: it is sent as soon as the sums are counted. */
  'checkout.submit': {},
  'price.confirm': {},
  'price.decline': {},
  'payment.open': {},
  /** The engine could not be fetched: a submit that waits is given back. */
  'engine.failed': { failure: anObject<Failure>() },
  /** The basket as it is now; no price while it is unsettled. */
  'basket.seen': {
    version: aNumber,
    goodsPrice: unchecked<number | undefined>(),
    needsDelivery: optional<boolean>(),
    isDeliveryFree: optional<boolean>()
  }
}

export type CheckoutCommand = CommandOf<typeof checkoutShapes>
export type BasketSeen = OfType<CheckoutCommand, 'basket.seen'>
export type FormEdit = OfType<CheckoutCommand, 'form.edit'>
export type CheckoutChoice = OfType<
  CheckoutCommand,
  'delivery.choose' | 'point.choose' | 'payment.choose'
>

/** What the server has answered. */
export type CheckoutAnswer =
  | { readonly type: 'delivery.counted'; readonly calculation: DeliveryCalculation }
  | { readonly type: 'delivery.failed'; readonly message: string }
