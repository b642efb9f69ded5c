import { marksAfter, without } from '../../forms/field.ts'
import type { FieldErrors } from '../../platform/api-error.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import { checkoutMessages as messages } from '../order-form/checkout.messages.ts'
import type {
  CheckoutAnswer,
  CheckoutChoice,
  CheckoutCommand
} from '../order-form/checkout-commands.ts'
import { fieldErrors, orderFields } from '../order-form/checkout-fields.ts'
import { paymentChoices } from '../order-form/checkout-offers.ts'
import { type CheckoutContext, noOffers } from '../order-form/checkout-state.ts'
import { townToRead } from '../order-form/checkout-town.ts'
import { checkoutAfter, isOpen, withErrors } from './checkout.ts'

/** The paths of the form in which a choice stands. */
const choicePaths = {
  'delivery.choose': 'personalDelivery.method',
  'point.choose': 'personalDelivery.deliveryPointCode',
  'payment.choose': 'personalPayment'
} as const

/**
 * The rule that the page shares, held to what the shop offers: of anything else the form stays as it is
 * and the field says why, and a form that holds it is not sent.
 */
export function offeredAfter(
  checkout: CheckoutContext,
  command: CheckoutCommand | CheckoutAnswer
): CheckoutContext {
  if (isChoice(command) && isOpen(checkout)) return chosen(checkout, command)
  const next = checkoutAfter(checkout, command)
  const isSent = isOpen(checkout) && next.phase !== checkout.phase && next.phase !== 'editing'
  const faults = isSent ? chosenFaults(next) : {}
  return Object.keys(faults).length === 0 ? next : withErrors({ ...next, refused: faults })
}

const isChoice = (command: CheckoutCommand | CheckoutAnswer): command is CheckoutChoice =>
  command.type in choicePaths

function chosen(checkout: CheckoutContext, choice: CheckoutChoice): CheckoutContext {
  const fault = choiceFault(checkout, choice)
  const refused = { ...without(checkout.refused, [choicePaths[choice.type]]), ...fault }
  const next = { ...checkout, refused }
  const [wrong] = fieldErrors(fault)
  if (wrong === undefined) return checkoutAfter(next, choice)
  return marksAfter(next, { type: 'field.leave', name: wrong.fieldId }, orderFields(next))
}

/** Why a choice cannot be made, at its path; what could not be read is not judged. */
function choiceFault(checkout: CheckoutContext, choice: CheckoutChoice): FieldErrors {
  const fault =
    choice.type === 'point.choose'
      ? pointFault(checkout, choice.code)
      : wayFault(checkout, choice.type === 'payment.choose', choice.id)
  return fault === '' ? {} : { [choicePaths[choice.type]]: fault }
}

/** The backend's own reason, or what to choose in place of a way that is not offered. */
function wayFault(checkout: CheckoutContext, isPayment: boolean, id: string): string {
  const { deliveryMethods } = checkout.offers ?? noOffers
  const ways = isPayment ? paymentChoices(checkout) : deliveryMethods
  if (ways.length === 0) return ''
  const ask = isPayment ? messages.choosePayment : messages.chooseDelivery
  return ways.find(way => way.id === id)?.unavailable ?? ask
}

function pointFault(checkout: CheckoutContext, code: string): string {
  const { points, deliveryMethods } = checkout.offers ?? noOffers
  const isRead = deliveryMethods.length > 0 && townToRead(checkout) === undefined
  const { type } = checkout.form.personalDelivery
  const isOffered =
    !isRead || points === undefined || points.some(own => own.code === code && own.type === type)
  return code !== '' && isOffered ? '' : messages.choosePoint
}

/** What stands in the form and cannot be chosen, by field path. */
function chosenFaults(checkout: CheckoutContext): FieldErrors {
  const { needsDelivery, form } = checkout
  const { method, type, deliveryPointCode } = form.personalDelivery
  const choices: CheckoutChoice[] = [{ type: 'payment.choose', id: form.personalPayment }]
  if (needsDelivery) choices.push({ type: 'delivery.choose', id: method })
  if (needsDelivery && isCollected(type)) {
    choices.push({ type: 'point.choose', code: deliveryPointCode })
  }
  return Object.assign({}, ...choices.map(choice => choiceFault(checkout, choice)))
}
