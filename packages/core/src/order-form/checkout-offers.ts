import type { DeliveryMethod } from '../entities/delivery.ts'
import type { OrderForm } from '../entities/order.ts'
import type { PaymentMethod } from '../entities/payment.ts'
import { isCollected } from '../shipping/is-collected.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutChoice } from './checkout-commands.ts'
import { type CheckoutContext, type CheckoutOffers, noOffers } from './checkout-state.ts'
import { orderShipping } from './order-shipping.ts'
import { methodOr } from './usual-method.ts'

/** The ways to pay, each with the reason why this order cannot be paid so. */
export const paymentChoices = ({
  offers = noOffers,
  needsDelivery
}: Pick<CheckoutContext, 'offers' | 'needsDelivery'>): readonly PaymentMethod[] =>
  offers.paymentMethods.map(method =>
    method.code === 'on_receipt' && !needsDelivery
      ? { ...method, unavailable: checkoutMessages.paidAtOnce }
      : method
  )

/** What stands beside a way to deliver or to pay: why it cannot be used, else what is said of it. */
export const offerNote = ({
  unavailable,
  note
}: Pick<DeliveryMethod | PaymentMethod, 'unavailable' | 'note'>): string => unavailable || note

/** The form’s part with another delivery; an address typed before is kept, a point is not. */
const deliveryBy = (
  { id, type }: Pick<DeliveryMethod, 'id' | 'type'>,
  { personalShipping }: Pick<OrderForm, 'personalShipping'>
): Pick<OrderForm, 'personalDelivery' | 'personalShipping'> => ({
  personalDelivery: { method: id, type, option: '', deliveryPointCode: '', calculationId: '' },
  personalShipping: isCollected(type)
    ? personalShipping
    : { ...personalShipping, shipping: orderShipping({ personalShipping }) }
})

/** What a choice changes in the form; of what is not offered nothing can be chosen. */
export function choiceOf(
  { form, offers }: Pick<CheckoutContext, 'form' | 'offers'>,
  choice: CheckoutChoice
): Partial<OrderForm> {
  if (choice.type === 'payment.choose') return { personalPayment: choice.id }
  if (choice.type === 'point.choose') {
    return { personalDelivery: { ...form.personalDelivery, deliveryPointCode: choice.code } }
  }
  const method = offers?.deliveryMethods.find(({ id }) => id === choice.id)
  return method === undefined ? {} : deliveryBy(method, form)
}

/** The usual delivery and payment where nothing usable is chosen. */
export function withUsual(
  { form, needsDelivery, offers: known }: CheckoutContext,
  offers: CheckoutOffers | undefined = known
): Partial<OrderForm> {
  if (offers === undefined) return {}
  const { method } = form.personalDelivery
  const delivery = methodOr(offers.deliveryMethods, method)
  const payment = methodOr(paymentChoices({ offers, needsDelivery }), form.personalPayment)
  return {
    // Ways to pay that could not be read say nothing of the one that was chosen.
    ...(offers.paymentMethods.length > 0 && { personalPayment: payment?.id ?? '' }),
    ...(delivery !== undefined && delivery.id !== method && deliveryBy(delivery, form))
  }
}
