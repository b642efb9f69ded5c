import type { DeliveryCalculation } from '../../entities/delivery.ts'
import type { OrderForm } from '../../entities/order.ts'
import type { Profile } from '../../entities/profile.ts'
import {
  announced,
  changed,
  dueMark,
  isMark,
  marksAfter,
  stopped,
  withoutMended
} from '../../forms/field.ts'
import type { Failure } from '../../platform/api-error.ts'
import { errorsLeft } from '../../platform/errors-left.ts'
import { draftKeys } from '../../platform/keys.ts'
import type { Platform } from '../../platform/platform.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import type {
  BasketSeen,
  CheckoutAnswer,
  CheckoutCommand
} from '../order-form/checkout-commands.ts'
import {
  changedFields,
  fieldErrors,
  orderErrors,
  orderFields,
  orderMessages
} from '../order-form/checkout-fields.ts'
import { choiceOf, withUsual } from '../order-form/checkout-offers.ts'
import {
  type CheckoutContext,
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
export const checkoutDue = (checkout: CheckoutContext) => dueMark(checkout, orderFields(checkout))

function step(checkout: CheckoutContext, command: CheckoutCommand | CheckoutAnswer) {
  if (command.type === 'basket.seen') return basketSeen(checkout, command)
  if (command.type === 'delivery.failed') return { ...checkout, deliveryFailure: command.message }
  if (command.type === 'delivery.counted') return counted(checkout, command.calculation)
  if (isMark(command)) return marksAfter(checkout, command, orderFields(checkout))
  if (!isOpen(checkout)) return checkout
  switch (command.type) {
    case 'offers.seen':
      return edited({ ...checkout, offers: command.offers }, withUsual(checkout, command.offers))
    case 'delivery.recalculate':
      return uncounted(checkout)
    case 'checkout.submit':
      return submitted(checkout)
    case 'engine.failed':
      return checkout.phase === 'editing' ? checkout : refused(checkout, command.failure)
    case 'form.edit':
      return edited({ ...checkout, ...townAfter(checkout, command) }, command.form)
    case 'town.unknown':
      return { ...checkout, town: undefined }
    case 'town.failed':
      return { ...checkout, townFailure: command.message }
    case 'field.edit':
      return edited(checkout, formWith(checkout.form, command.path, command.value))
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
type CheckoutStart = Partial<CheckoutContext> & { readonly profile?: Profile | undefined }

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
export const isOpen = ({ phase }: CheckoutContext) =>
  phase === 'editing' || phase === 'waitingForSums'

function edited(checkout: CheckoutContext, patch: Partial<CheckoutContext['form']>) {
  const form = { ...checkout.form, ...patch }
  const next = withFewerErrors(changed({ ...checkout, form }, changedFields(checkout, form)))
  return deliveryKey(form) === deliveryKey(checkout.form) ? next : uncounted(next)
}

const outcome = (checkout: CheckoutContext) => announced(checkout, orderFields(checkout))

function basketSeen(checkout: CheckoutContext, seen: BasketSeen): CheckoutContext {
  const { version, goodsPrice, needsDelivery = true, isDeliveryFree = false } = seen
  const next = { ...checkout, basketVersion: version, goodsPrice, needsDelivery, isDeliveryFree }
  const isSame = version === checkout.basketVersion || !isOpen(checkout)
  const settled = isSame ? next : uncounted(next)
  if (needsDelivery === checkout.needsDelivery) return settled
  // What was wrong with a delivery is wrong no more once there is none, and a way to pay may be.
  return withFewerErrors({ ...settled, form: withUsual(settled), refused: {} })
}

const withFewerErrors = (checkout: CheckoutContext): CheckoutContext => ({
  ...withoutMended(checkout, orderFields(checkout)),
  errors: errorsLeft(checkout.errors, orderErrors(checkout))
})

function submitted(checkout: CheckoutContext): CheckoutContext {
  if (checkout.phase !== 'editing') return checkout
  if (isWrong(checkout)) return withErrors(checkout)
  const forgotten = { errors: {}, refused: {}, failure: undefined, newTotal: undefined }
  const waiting = { ...checkout, ...forgotten, phase: 'waitingForSums' } as const
  // What could not be counted is counted once more.
  return checkout.deliveryFailure === '' ? waiting : uncounted(waiting)
}

/** A submit that waits is decided once its sums are there: sent, asked about or given back. */
function decided(checkout: CheckoutContext): CheckoutContext {
  const total = orderTotal(checkout)
  const seen = total === undefined ? checkout : { ...checkout, seenTotal: total }
  if (checkout.phase !== 'waitingForSums') return seen
  if (isWaitingForSums(checkout)) return checkout
  if (isWrong(checkout)) return withErrors(seen)
  if (total === undefined) return { ...checkout, phase: 'editing' }
  const isMoved = checkout.seenTotal !== undefined && checkout.seenTotal !== total
  return isMoved
    ? { ...seen, phase: 'confirmingPrice', newTotal: total }
    : { ...seen, phase: 'submitting' }
}

const isWrong = (checkout: CheckoutContext) => Object.keys(orderMessages(checkout)).length > 0

/** A submit that fails: its wrong fields are named. */
export function withErrors(checkout: CheckoutContext): CheckoutContext {
  const errors = orderErrors(checkout)
  const wrong = fieldErrors(errors).map(({ fieldId }) => fieldId)
  return outcome(stopped({ ...checkout, phase: 'editing' as const, errors }, wrong))
}

/** The form is given back with the reason why its submit came to nothing. */
export const refused = (checkout: CheckoutContext, failure: Failure): CheckoutContext =>
  withErrors({ ...checkout, refused: failure.fieldErrors, failure })

/** The state as an engine takes it over: the sums of the page are its own to count. */
export const takenOver = (checkout: CheckoutContext): CheckoutContext => ({
  ...checkout,
  phase: checkout.phase === 'editing' ? 'editing' : 'waitingForSums',
  goodsPrice: undefined,
  basketVersion: -1,
  calculation: undefined
})

export type DraftStorage = Pick<Platform, 'tabStorage'>

const SCENARIOS = ['person', 'organization']
const papers = { inn: '', title: '' }

/**
 * What the visitor typed in this tab before; consents are given anew each time. A draft of an account is
 * read by that account alone: `owner` is its id, none for a guest.
 */
export function readDraft({ tabStorage }: DraftStorage, owner?: string): OrderForm | undefined {
  if ((tabStorage.get(draftKeys.owner) ?? owner) !== owner) return undefined
  const draft = jsonOf(tabStorage.get(draftKeys.form))
  return isOrderForm(draft) ? { ...draft, accept: false, mailing: false } : undefined
}

/** Keeps what is typed from now on in the tab, until it has become an order. */
export function draftKeeper({ tabStorage }: DraftStorage, known: OrderForm, owner?: string) {
  let kept = known
  return ({ form, placed }: Pick<CheckoutContext, 'form' | 'placed'>): void => {
    if (placed !== undefined) {
      for (const key of Object.values(draftKeys)) tabStorage.remove(key)
    } else if (form !== kept) {
      tabStorage.set(draftKeys.form, JSON.stringify(form))
      if (owner === undefined) tabStorage.remove(draftKeys.owner)
      else tabStorage.set(draftKeys.owner, owner)
    }
    kept = form
  }
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A draft that cannot be read is no draft.
    return undefined
  }
}

// By hand, because the page that reads it first has no schemas.
function isOrderForm(value: unknown): value is OrderForm {
  if (!isLike(value, emptyOrderForm())) return false
  const { scenario, organization, personalShipping } = value
  const { shipping } = personalShipping
  return (
    SCENARIOS.includes(scenario) &&
    (organization === undefined || isLike(organization, papers)) &&
    (shipping === null || isLike(shipping, emptyShipping))
  )
}

/** Holds at least what the sample holds, of the same kinds. */
function isLike<Sample>(value: unknown, sample: Sample): value is Sample {
  if (!isRecord(sample)) return typeof value === typeof sample
  if (!isRecord(value)) return false
  return Object.entries(sample).every(([name, part]) => isLike(value[name], part))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
