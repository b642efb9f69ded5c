import type { DeliveryCalculation } from '../entities/delivery.ts'
import type { Profile } from '../entities/profile.ts'
import type { FieldErrors } from '../errors/api-error.ts'
import { errorMessages } from '../errors/errors.messages.ts'
import { errorsLeft } from '../errors/errors-left.ts'
import { ANNOUNCE_DELAY_MS, HIGHLIGHT_MS } from '../forms/field.ts'
import type {
  BasketSeen,
  CheckoutAnswer,
  CheckoutCommand
} from '../order-form/checkout-commands.ts'
import { orderMessages, shownErrors } from '../order-form/checkout-fields.ts'
import { choiceOf, withUsual } from '../order-form/checkout-offers.ts'
import {
  type CheckoutContext,
  type CheckoutField,
  checkoutState,
  deliveryKey,
  emptyOrderForm
} from '../order-form/checkout-state.ts'
import { townAfter } from '../order-form/checkout-town.ts'
import { formWith } from '../order-form/order-edit.ts'
import { isWaitingForSums, orderTotal } from './checkout.selectors.ts'

/** The checkout after what a visitor, a basket or an answer says; the page and the machine share it. */
export const checkoutAfter = (
  checkout: CheckoutContext,
  command: CheckoutCommand | CheckoutAnswer
): CheckoutContext => decided(step(checkout, command))

/** What comes by itself: the end of a highlight (§4), the announcement of an error (C15). */
export function checkoutDue(checkout: CheckoutContext) {
  const { attempt, isHighlighted, typed, announced } = checkout
  if (isHighlighted) {
    return { id: `calm ${attempt}`, ms: HIGHLIGHT_MS, command: { type: 'form.calm' } } as const
  }
  const shown = Object.entries(shownErrors(checkout))
  if (shown.every(([field, message]) => Object(announced)[field] === message)) return undefined
  const command = { type: 'form.announce' } as const
  return { id: `announce ${typed}`, ms: ANNOUNCE_DELAY_MS, command } as const
}

function step(checkout: CheckoutContext, command: CheckoutCommand | CheckoutAnswer) {
  if (command.type === 'basket.seen') return basketSeen(checkout, command)
  if (command.type === 'delivery.failed') return { ...checkout, deliveryFailure: command.message }
  if (command.type === 'delivery.counted') return counted(checkout, command.calculation)
  if (command.type === 'form.calm') return { ...checkout, isHighlighted: false }
  if (command.type === 'form.announce') return withAnnounced(checkout)
  if (!isOpen(checkout)) return checkout
  switch (command.type) {
    case 'offers.seen':
      return edited({ ...checkout, offers: command.offers }, withUsual(checkout, command.offers))
    case 'delivery.recalculate':
      return uncounted(checkout)
    case 'checkout.submit':
      return submitted(checkout)
    case 'engine.failed':
      return checkout.phase === 'editing' ? checkout : refused(checkout, notStarted())
    case 'form.edit':
      return edited({ ...checkout, ...townAfter(checkout, command) }, command.form)
    case 'town.unknown':
      return { ...checkout, town: undefined }
    case 'town.failed':
      return { ...checkout, townFailure: command.message }
    case 'field.edit':
      return edited(checkout, formWith(checkout.form, command.path, command.value))
    case 'field.touch':
      return touched(checkout, command.field)
    case 'delivery.choose':
      return edited({ ...checkout, townFailure: '' }, choiceOf(checkout, command))
    case 'point.choose':
    case 'payment.choose':
      return edited(checkout, choiceOf(checkout, command))
    default:
      return checkout
  }
}

/** What a page or a shop knows before a checkout begins. */
export type CheckoutStart = Partial<CheckoutContext> & { readonly profile?: Profile | undefined }

/** The state a checkout begins with: the account’s data, the usual delivery and payment. */
export function startCheckout({ profile, offers, ...known }: CheckoutStart = {}): CheckoutContext {
  const start = { ...checkoutState(emptyOrderForm(profile, known.rules?.roles)), ...known }
  return offers === undefined ? start : checkoutAfter(start, { type: 'offers.seen', offers })
}

/** The delivery has to be counted anew. */
export const uncounted = (checkout: CheckoutContext): CheckoutContext => ({
  ...checkout,
  calculation: undefined,
  deliveryFailure: '',
  question: checkout.question + 1
})

const counted = (checkout: CheckoutContext, calculation: DeliveryCalculation): CheckoutContext => ({
  ...checkout,
  calculation,
  lastCalculation: calculation
})

/** Changes of the form are taken as long as nothing is on its way. */
const isOpen = ({ phase }: CheckoutContext) => phase === 'editing' || phase === 'waitingForSums'

function edited(checkout: CheckoutContext, patch: Partial<CheckoutContext['form']>) {
  const form = { ...checkout.form, ...patch }
  const typed = checkout.typed + 1
  const next = withFewerErrors({ ...checkout, form, typed, failure: undefined })
  return deliveryKey(form) === deliveryKey(checkout.form) ? next : uncounted(next)
}

/** Whoever has left a field hears at once what is wrong with it (C15). */
const touched = (checkout: CheckoutContext, field: CheckoutField): CheckoutContext =>
  withAnnounced({ ...checkout, touched: [...new Set([...checkout.touched, field])] })

const withAnnounced = (checkout: CheckoutContext): CheckoutContext => ({
  ...checkout,
  announced: shownErrors(checkout)
})

function basketSeen(checkout: CheckoutContext, seen: BasketSeen): CheckoutContext {
  const { version, goodsPrice, needsDelivery = true, isDeliveryFree = false } = seen
  const next = { ...checkout, basketVersion: version, goodsPrice, needsDelivery, isDeliveryFree }
  const isSame = version === checkout.basketVersion || !isOpen(checkout)
  const settled = isSame ? next : uncounted(next)
  if (needsDelivery === checkout.needsDelivery) return settled
  // What was wrong with a delivery is wrong no more once there is none, and a way to pay may be.
  return withFewerErrors({ ...settled, form: { ...settled.form, ...withUsual(settled) } })
}

const withFewerErrors = (checkout: CheckoutContext): CheckoutContext => ({
  ...checkout,
  errors: errorsLeft(checkout.errors, orderMessages(checkout))
})

function submitted(checkout: CheckoutContext): CheckoutContext {
  if (checkout.phase !== 'editing') return checkout
  const errors = orderMessages(checkout)
  if (Object.keys(errors).length > 0) return withErrors(checkout, errors)
  const waiting = { ...withoutErrors(checkout), phase: 'waitingForSums' } as const
  // What could not be counted is counted once more.
  return checkout.deliveryFailure === '' ? waiting : uncounted(waiting)
}

/** A submit that waits is decided once its sums are there: sent, asked about or given back. */
function decided(checkout: CheckoutContext): CheckoutContext {
  const total = orderTotal(checkout)
  const seen = total === undefined ? checkout : { ...checkout, seenTotal: total }
  if (checkout.phase !== 'waitingForSums') return seen
  if (isWaitingForSums(checkout)) return checkout
  const errors = orderMessages(checkout)
  if (Object.keys(errors).length > 0) return withErrors(seen, errors)
  if (total === undefined) return { ...checkout, phase: 'editing' }
  const isMoved = checkout.seenTotal !== undefined && checkout.seenTotal !== total
  return isMoved
    ? { ...seen, phase: 'confirmingPrice', newTotal: total }
    : { ...seen, phase: 'submitting' }
}

const withErrors = (checkout: CheckoutContext, errors: FieldErrors): CheckoutContext =>
  withAnnounced({
    ...checkout,
    phase: 'editing',
    errors,
    attempt: checkout.attempt + 1,
    isHighlighted: true
  })

const withoutErrors = (checkout: CheckoutContext): CheckoutContext => ({
  ...checkout,
  errors: {},
  failure: undefined,
  newTotal: undefined
})

/** The form is given back with the reason why its submit came to nothing. */
export const refused = (
  checkout: CheckoutContext,
  failure: NonNullable<CheckoutContext['failure']>
): CheckoutContext => ({ ...withErrors(checkout, failure.fieldErrors), failure })

/** The engine could not be fetched; the next command tries again. */
const notStarted = () => ({
  message: errorMessages.server,
  status: 0,
  fieldErrors: {},
  retryable: true
})

/** The state as an engine takes it over: the sums of the page are its own to count. */
export const takenOver = (checkout: CheckoutContext): CheckoutContext => ({
  ...checkout,
  phase: checkout.phase === 'editing' ? 'editing' : 'waitingForSums',
  goodsPrice: undefined,
  basketVersion: -1,
  calculation: undefined
})
