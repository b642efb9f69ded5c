import type { DeliveryCalculation, DeliveryMethod, DeliveryPoint } from '../../entities/delivery.ts'
import type { OrderForm, PaymentMethod } from '../../entities/order.ts'
import type { Profile, UserRole } from '../../entities/profile.ts'
import type { Shipping, ShippingAddress } from '../../entities/shipping.ts'
import { type FieldMarks, noMarks } from '../../forms/field.ts'
import type { FieldErrors } from '../../platform/api-error.ts'
import { isWholesale } from '../../session/roles.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import type { Town } from '../../values/shipping/town.ts'
import { addressFaults, type OrderFormRules } from './order-form.ts'

/** How far the order has come, for whoever draws it. */
export type CheckoutPhase =
  | 'editing'
  /** Submitted; it goes out as soon as its sums are counted. */
  | 'waitingForSums'
  | 'submitting'
  | 'confirmingPrice'
  | 'placed'
  | 'paying'
  | 'leaving'

/** What the visitor chooses from. */
export interface CheckoutOffers {
  readonly deliveryMethods: readonly DeliveryMethod[]
  /** Of the town. What could not be read is left out, and asked for again by who wants to collect. */
  readonly points?: readonly DeliveryPoint[] | undefined
  /** To which the ways and the points belong; left out where none is known. */
  readonly town?: Town | undefined
  /** Of the visitor’s account. */
  readonly savedAddresses: readonly ShippingAddress[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** Why the ways to pay could not be read, or an empty string. */
  readonly paymentFailure: string
}

/** The fields of a checkout’s page, in its order. */
export type CheckoutField =
  | 'fio'
  | 'phone'
  | 'email'
  | 'inn'
  | 'organization'
  | 'delivery'
  | 'delivery-point'
  | 'city'
  | 'zip'
  | 'street'
  | 'house'
  | 'payment'
  | 'accept'

/** Nothing could be read, and nothing can be chosen. */
export const noOffers: CheckoutOffers = {
  deliveryMethods: [],
  points: [],
  savedAddresses: [],
  paymentMethods: [],
  paymentFailure: ''
}

/** What is left of an order once it is placed. */
export interface PlacedOrder {
  readonly orderId: string
  readonly number: string
  /** The bill to pay online, or an empty string. */
  readonly billId: string
}

/**
 * Plain JSON, so that a page can be rendered from it before there is a machine. `errors` and `refused`
 * are by field path, the other marks by field of the page.
 */
export interface CheckoutContext extends FieldMarks<CheckoutField> {
  readonly phase: CheckoutPhase
  readonly form: OrderForm
  /** The shop’s own, as far as they differ from the usual ones. */
  readonly rules: Omit<OrderFormRules, 'needsDelivery'>
  /** Undefined until they have been read. */
  readonly offers?: CheckoutOffers | undefined
  /** The town that was chosen for this order, without a street; that of the offers until then. */
  readonly town?: Shipping | undefined
  /** Why the points of the town could not be read, or an empty string. */
  readonly townFailure: string
  /** Grows whenever the delivery has to be counted anew. */
  readonly question: number
  /** Rubles of the whole order as the visitor saw them last. */
  readonly seenTotal?: number | undefined
  /** Rubles of the selected lines; undefined while the basket is unsettled. */
  readonly goodsPrice?: number | undefined
  readonly basketVersion: number
  /** False where all that is selected is virtual: then no delivery is chosen, counted or sent. */
  readonly needsDelivery: boolean
  /** The goods cost enough to be sent for nothing. */
  readonly isDeliveryFree: boolean
  /** Of the chosen delivery; undefined while it is not fresh. */
  readonly calculation?: DeliveryCalculation | undefined
  /** Shown, marked as old, until there is a fresh one. */
  readonly lastCalculation?: DeliveryCalculation | undefined
  readonly deliveryFailure: string
  /** What a refused submit named and is wrong still, by field path: `personalData.email`. */
  readonly errors: FieldErrors
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

/** The empty form; what the profile knows is filled in, and wholesale roles buy as what they are. */
export const emptyOrderForm = (profile?: Profile, roles: readonly UserRole[] = []): OrderForm => ({
  accept: false,
  scenario:
    profile?.organization ||
    isWholesale({ roles, isOrganization: profile?.isOrganization === true })
      ? 'organization'
      : 'person',
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
  phase: 'editing',
  form,
  rules: {},
  question: 0,
  basketVersion: -1,
  needsDelivery: true,
  isDeliveryFree: false,
  deliveryFailure: '',
  townFailure: '',
  errors: {},
  ...noMarks,
  paymentFailure: ''
})

/** What the chosen delivery asks for next: an address, or a point of its kind; undefined while none is chosen. */
export function askedPlace({
  personalDelivery: { method, type }
}: OrderForm): 'address' | DeliveryPoint['type'] | undefined {
  if (method === '') return undefined
  return isCollected(type) ? type : 'address'
}

/** The choice is complete enough to ask what the delivery costs: an address by the rules of its type. */
export function isDeliveryChosen({
  form,
  rules
}: Pick<CheckoutContext, 'form' | 'rules'>): boolean {
  const place = askedPlace(form)
  if (place === 'address') return Object.keys(addressFaults(form, rules.sets)).length === 0
  return place !== undefined && form.personalDelivery.deliveryPointCode !== ''
}

/** Two forms with the same key cost the same delivery. */
export function deliveryKey(form: OrderForm): string {
  const { personalDelivery, personalShipping } = form
  const { method, type, deliveryPointCode } = personalDelivery
  const shipping = isCollected(type) ? undefined : personalShipping.shipping
  return JSON.stringify([method, type, deliveryPointCode, shipping])
}
