import { type Draft, produce } from 'immer'
import type { DeliveryMethod } from '../../entities/delivery.ts'
import type { OrderForm, PaymentMethod } from '../../entities/order.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import { checkoutMessages, checkoutMessages as messages } from './checkout.messages.ts'
import type { CheckoutChoice } from './checkout-commands.ts'
import { type FieldError, fieldErrors, otherErrors } from './checkout-fields.ts'
import { type CheckoutContext, type CheckoutOffers, noOffers } from './checkout-state.ts'

interface Choosable {
  readonly isDefault: boolean
  /** Empty when the method can be used. */
  readonly unavailable: string
}

/** The default one of those that can be used, else the first of them. */
export function usualMethod<Method extends Choosable>(
  methods: readonly Method[]
): Method | undefined {
  const usable = methods.filter(({ unavailable }) => unavailable === '')
  return usable.find(({ isDefault }) => isDefault) ?? usable[0]
}

/** The chosen method while it can be used, else the usual one: a city may have no stores. */
export function methodOr<Method extends Choosable & { readonly id: string }>(
  methods: readonly Method[],
  chosenId: string
): Method | undefined {
  const chosen = methods.find(({ id }) => id === chosenId)
  return chosen?.unavailable === '' ? chosen : usualMethod(methods)
}

/** The ways to pay, each with the reason why this order cannot be paid so. */
export const paymentChoices = ({
  offers = noOffers,
  needsDelivery
}: Pick<CheckoutContext, 'offers' | 'needsDelivery'>): readonly PaymentMethod[] => {
  const { paymentMethods } = offers
  if (needsDelivery) return paymentMethods
  const hasOther = paymentMethods.some(method => !isLate(method) && !method.unavailable)
  const unavailable = hasOther ? checkoutMessages.paidAtOnce : checkoutMessages.noWayAtOnce
  return paymentMethods.map(method => (isLate(method) ? { ...method, unavailable } : method))
}

const isLate = ({ code }: PaymentMethod): boolean => code === 'on_receipt'

/** What stands beside a way to deliver or to pay: why it cannot be used, else what is said of it. */
export const offerNote = ({
  unavailable,
  note
}: Pick<DeliveryMethod | PaymentMethod, 'unavailable' | 'note'>): string => unavailable || note

/** What a choice makes of the form; of what is not offered nothing can be chosen. */
export const choiceOf = (
  { form, offers = noOffers }: Pick<CheckoutContext, 'form' | 'offers'>,
  choice: CheckoutChoice
): OrderForm =>
  produce(form, draft => {
    if (choice.type === 'payment.choose') draft.personalPayment = choice.id
    else if (choice.type === 'point.choose') draft.personalDelivery.deliveryPointCode = choice.code
    else
      deliverBy(
        draft,
        offers.deliveryMethods.find(({ id }) => id === choice.id)
      )
  })

/** The form with the usual delivery and payment where nothing usable is chosen. */
export const withUsual = (
  { form, needsDelivery, offers: known }: CheckoutContext,
  offers: CheckoutOffers = known ?? noOffers
): OrderForm =>
  produce(form, draft => {
    const { method } = form.personalDelivery
    const delivery = methodOr(offers.deliveryMethods, method)
    const payment = methodOr(paymentChoices({ offers, needsDelivery }), form.personalPayment)
    // Ways to pay that could not be read say nothing of the one that was chosen.
    if (offers.paymentMethods.length > 0) draft.personalPayment = payment?.id ?? ''
    if (delivery?.id !== method) deliverBy(draft, delivery)
  })

/** An address typed before is kept, a point is not. */
function deliverBy(form: Draft<OrderForm>, method: DeliveryMethod | undefined): void {
  if (method === undefined) return
  const { id, type } = method
  form.personalDelivery = { method: id, type, option: '', deliveryPointCode: '', calculationId: '' }
  if (!isCollected(type)) form.personalShipping.shipping ??= emptyShipping
}

/** What keeps an order from being placed. */
interface CheckoutRefusal {
  /** «Исправьте 2 поля, чтобы заказать», or what is wrong with the order as a whole. */
  readonly message: string
  /** One line per field that has to be mended, in the order of the page. */
  readonly fields: readonly FieldError[]
}

/** Fields can be mended: they are told first, then what the server says besides; undefined for nothing. */
export function checkoutRefusal({
  errors,
  failure
}: Pick<CheckoutContext, 'errors' | 'failure'>): CheckoutRefusal | undefined {
  const fields = fieldErrors(errors)
  if (fields.length > 0) return { message: messages.fix(fields.length), fields }
  const message = otherErrors(errors)[0] ?? failure?.message
  return message === undefined ? undefined : { message, fields }
}
