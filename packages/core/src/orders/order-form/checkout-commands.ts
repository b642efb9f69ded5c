import type { DeliveryCalculation } from '../../entities/delivery.ts'
import type { OrderForm } from '../../entities/order.ts'
import type { Shipping } from '../../entities/shipping.ts'
import type { Failure } from '../../platform/api-error.ts'
import {
  aNumber,
  aText,
  type CommandOf,
  type Field,
  type Kind,
  type Optional
} from '../../platform/command-shapes.ts'
import type { OfType } from '../../store/subject.ts'
import type { CheckoutField, CheckoutOffers } from './checkout-state.ts'
import type { OrderField } from './order-edit.ts'

/**
 * What a front tells the checkout; choices by the ids and codes of the offers. A page has it before it is
 * touched: what nobody checks stands in types alone.
 */
export const checkoutShapes = {
  /** The town is chosen with the form, for all ways of delivery. */
  'form.edit': { form: 'an object' } as {
    form: Field<Partial<OrderForm>>
    town: Optional<Shipping>
  },
  'field.edit': {
    path: 'a text' as Field<OrderField>,
    value: ['a text', 'true or false'] as readonly Kind[] as Field<string | boolean>
  },
  'field.leave': { name: 'a text' as Field<CheckoutField> },
  'form.calm': {},
  'form.announce': {},
  'delivery.choose': { id: aText },
  'point.choose': { code: aText },
  'payment.choose': { id: aText },
  /** The shop does not know the town that was typed. */
  'town.unknown': {},
  'town.failed': { message: aText },
  'offers.seen': { offers: 'an object' as Field<CheckoutOffers> },
  'delivery.recalculate': {},
  /** Never lost: it is sent as soon as the sums are counted. */
  'checkout.submit': {},
  'price.confirm': {},
  'price.decline': {},
  'payment.open': {},
  /** The engine could not be fetched: a submit that waits is given back. */
  'engine.failed': { failure: 'an object' as Field<Failure> },
  /** The basket as it is now; no price while it is unsettled. */
  'basket.seen': { version: aNumber } as {
    version: Field<number>
    goodsPrice: Field<number | undefined>
    needsDelivery: Optional<boolean>
    isDeliveryFree: Optional<boolean>
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
