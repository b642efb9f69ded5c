import type { DeliveryCalculation } from '../entities/delivery.ts'
import type { OrderForm } from '../entities/order.ts'
import type { Profile } from '../entities/profile.ts'
import type { Failure, FieldErrors } from '../errors/api-error.ts'
import { needObject, needObjects } from '../errors/given.ts'

/** What is left of an order once it is placed. */
export interface PlacedOrder {
  readonly orderId: string
  readonly number: string
  /** The bill to pay online, or an empty string. */
  readonly billId: string
}

/** Plain JSON, so that a page can be rendered from it before there is a machine. */
export interface CheckoutContext {
  readonly form: OrderForm
  /** Rubles of the selected lines; undefined while the basket is unsettled. */
  readonly goodsPrice?: number | undefined
  readonly basketVersion: number
  /** False where all that is selected is virtual: then no delivery is chosen, counted or sent. */
  readonly needsDelivery: boolean
  /** Of the chosen delivery; undefined while it is not fresh. */
  readonly calculation?: DeliveryCalculation | undefined
  /** Shown, marked as old, until there is a fresh one. */
  readonly lastCalculation?: DeliveryCalculation | undefined
  readonly deliveryFailure: string
  /** Messages by field path: `personalData.email`. */
  readonly errors: FieldErrors
  /** Grows with every refused submit: the summary takes the focus then. */
  readonly attempt: number
  readonly failure?: Failure | undefined
  /** Rubles the order costs now, for the visitor to confirm. */
  readonly newTotal?: number | undefined
  readonly placed?: PlacedOrder | undefined
  readonly paymentFailure: string
}

/** The part of the form in which no delivery is chosen. */
export const noDelivery: Pick<
  OrderForm,
  'personalDelivery' | 'deliveryDescription' | 'personalShipping'
> = {
  personalDelivery: {
    method: '',
    option: '',
    type: 'courier',
    deliveryPointCode: '',
    calculationId: ''
  },
  deliveryDescription: { price: 0 },
  personalShipping: { shippingId: '', shipping: null }
}

/** The empty form; what the profile knows is filled in. */
export const emptyOrderForm = (profile?: Profile): OrderForm => ({
  accept: false,
  scenario: profile?.organization ? 'organization' : 'person',
  personalData: {
    fio: profile?.fio ?? '',
    email: profile?.email ?? '',
    phone: profile?.phone ?? ''
  },
  ...(profile?.organization && { organization: profile.organization }),
  personalCommentary: '',
  personalPayment: '',
  ...noDelivery
})

/** The state a checkout starts from. */
export const checkoutState = (form: OrderForm = emptyOrderForm()): CheckoutContext => ({
  form,
  basketVersion: -1,
  needsDelivery: true,
  deliveryFailure: '',
  errors: {},
  attempt: 0,
  paymentFailure: ''
})

/** The choice is complete enough to ask what the delivery costs. */
export function isDeliveryChosen(form: OrderForm): boolean {
  const { personalDelivery, personalShipping } = needDelivery(form, 'isDeliveryChosen')
  if (personalDelivery.method === '') return false
  if (personalDelivery.type !== 'courier') return personalDelivery.deliveryPointCode !== ''
  return personalShipping.shipping !== null && personalShipping.shipping.address.value !== ''
}

/** Two forms with the same key cost the same delivery. */
export function deliveryKey(form: OrderForm): string {
  const { personalDelivery, personalShipping } = needDelivery(form, 'deliveryKey')
  const { method, type, deliveryPointCode } = personalDelivery
  const shipping = type === 'courier' ? personalShipping.shipping : undefined
  return JSON.stringify([method, type, deliveryPointCode, shipping])
}

function needDelivery(form: OrderForm, asked: string): OrderForm {
  const { personalDelivery, personalShipping } = needObject(form, `${asked}(form)`)
  needObjects(asked, { personalDelivery, personalShipping })
  return form
}
