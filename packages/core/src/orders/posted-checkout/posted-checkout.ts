import * as z from 'zod/mini'
import type { EndpointCall } from '../../api/endpoint-call.ts'
import { createOrder } from '../../contracts/orders.ts'
import { deliveryCalculation } from '../../entities/delivery.ts'
import type { Order } from '../../entities/order.ts'
import { ApiError, type Failure, toFailure } from '../../platform/api-error.ts'
import { KOPECKS, kopecks } from '../../values/price/kopecks.ts'
import {
  type AddressText,
  addressTexts,
  withAddressText
} from '../../values/shipping/address-texts.ts'
import { calculateDelivery } from '../checkout/checkout.api.ts'
import { orderTotal } from '../checkout/checkout.selectors.ts'
import { refused, withErrors } from '../checkout/checkout.ts'
import { bodyOf } from '../checkout/checkout-order.ts'
import { offeredAfter } from '../checkout/offered-choices.ts'
import { type CheckoutPage, pageCheckout, type SentCheckout } from '../checkout/page-checkout.ts'
import type { CheckoutCommand } from '../order-form/checkout-commands.ts'
import { type CheckoutContext, deliveryKey } from '../order-form/checkout-state.ts'
import { orderShipping, withShipping } from '../order-form/checkout-town.ts'
import { type OrderField, orderTexts } from '../order-form/order-edit.ts'
import { postedCheckoutMessages } from './posted-checkout.messages.ts'

const addressFields: readonly AddressText[] = ['city', 'zip', 'street', 'house', 'flat']

/** The checkout with what stands in the fields of a form without script; others stay as they were. */
function typedCheckout(start: CheckoutContext, fields: URLSearchParams): CheckoutContext {
  const edited = commandsOf(fields).reduce(offeredAfter, start)
  const typed = offeredAfter(edited, { type: 'form.edit', form: addressOf(edited, fields) })
  return { ...typed, refused: edited.refused }
}

function commandsOf(fields: URLSearchParams): readonly CheckoutCommand[] {
  const text = (name: string) => fields.get(name)
  const scenario = text('scenario')
  const [method, point, payment] = ['delivery', 'deliveryPoint', 'payment'].map(text)
  const edit = (path: OrderField, value: string | boolean) =>
    ({ type: 'field.edit', path, value }) as const
  return [
    ...(scenario === 'person' || scenario === 'organization' ? [edit('scenario', scenario)] : []),
    ...orderTexts.flatMap(([path, name]) => {
      const value = text(name)
      return value === null ? [] : [edit(path, value)]
    }),
    edit('accept', fields.has('accept')),
    edit('mailing', fields.has('mailing')),
    ...(method ? [{ type: 'delivery.choose', id: method } as const] : []),
    ...(point ? [{ type: 'point.choose', code: point } as const] : []),
    ...(payment ? [{ type: 'payment.choose', id: payment } as const] : [])
  ]
}

/** An address of which nothing was changed stays the one that was chosen. */
function addressOf({ form }: CheckoutContext, fields: URLSearchParams) {
  const before = orderShipping(form)
  const known = addressTexts(before)
  const changed = addressFields.filter(name => (fields.get(name) ?? known[name]) !== known[name])
  if (changed.length === 0) return {}
  return withShipping(
    changed.reduce(
      (shipping, name) => withAddressText(shipping, name, fields.get(name) ?? ''),
      before
    )
  )
}

/** What the page showed on which its form stands: the order is placed for this sum or not at all. */
const seenOrder = z.object({
  /** Rubles. */
  total: z.number(),
  basketVersion: z.number(),
  needsDelivery: z.boolean(),
  /** Which delivery was counted. */
  place: z.string(),
  calculation: z.optional(deliveryCalculation)
})

type SeenOrder = z.output<typeof seenOrder>

/** What a hidden field keeps of a page; empty while its sum is not counted. */
function seenText(checkout: CheckoutContext, basketVersion: number): string {
  const { form, needsDelivery, calculation } = checkout
  const total = orderTotal(checkout)
  if (total === undefined) return ''
  const place = deliveryKey(form)
  const seen: SeenOrder = { total, basketVersion, needsDelivery, place, calculation }
  return JSON.stringify(seen)
}

/** Undefined where nothing was seen, and of what a page never wrote. */
function readSeen(text: string): SeenOrder | undefined {
  try {
    return z.parse(seenOrder, JSON.parse(text))
  } catch {
    return undefined
  }
}

const SERVER_FAULT = 500
const ORDER_KEY = /^[\w-]{8,64}$/

/** What a checkout without script has come to. */
export type PostedCheckout =
  | { readonly kind: 'placed'; readonly order: Order }
  /** Its page is drawn once more: with what is wrong, or with the sum that was counted. */
  | { readonly kind: 'again'; readonly sent: SentCheckout }

/**
 * Takes the form of a checkout without script. The order is placed only for the sum that its page
 * showed: the first post counts the delivery and shows it, the next one orders. `newKey` is the order's
 * idempotency key where the form brings none.
 *
 * @throws ApiError where the shop has not answered: whether there is an order is not known then, and
 * the same form posted again is the same order.
 */
export async function postCheckout(
  call: EndpointCall,
  fields: URLSearchParams,
  { newKey, ...page }: CheckoutPage & { readonly newKey: string }
): Promise<PostedCheckout> {
  const seen = readSeen(fields.get('seen') ?? '')
  const brought = fields.get('orderKey') ?? ''
  const orderKey = ORDER_KEY.test(brought) ? brought : newKey
  const again = (checkout: CheckoutContext): PostedCheckout => ({
    kind: 'again',
    sent: { checkout: partOf(checkout), seen: seenText(checkout, page.basket.version), orderKey }
  })
  const typed = typedCheckout(seenBasket(pageCheckout(page), seen), fields)
  // What was chosen and is not offered is not replaced by what was chosen before.
  if (Object.keys(typed.refused).length > 0) return again(withErrors(typed))
  const submitted = offeredAfter(typed, { type: 'checkout.submit' })
  if (submitted.phase === 'editing') return again(submitted)
  try {
    const counted = await countedFor(call, submitted, seen)
    if (orderTotal(counted) !== seen?.total) return again(toConfirm(counted))
    const order = await call(createOrder, { body: bodyOf(counted) }, undefined, orderKey)
    return { kind: 'placed', order }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= SERVER_FAULT) throw error
    return again(refused(submitted, toFailure(error)))
  }
}

/** The basket as the page showed it: whether it is still so, the order itself decides. */
function seenBasket(checkout: CheckoutContext, seen: SeenOrder | undefined): CheckoutContext {
  if (seen === undefined) return checkout
  const { total, basketVersion: version, needsDelivery, calculation } = seen
  const goodsPrice = kopecks(total - (calculation?.price ?? 0)) / KOPECKS
  const { isDeliveryFree } = checkout
  return offeredAfter(checkout, {
    ...{ type: 'basket.seen', version, goodsPrice, needsDelivery, isDeliveryFree }
  })
}

async function countedFor(
  call: EndpointCall,
  checkout: CheckoutContext,
  seen: SeenOrder | undefined
): Promise<CheckoutContext> {
  if (!checkout.needsDelivery) return checkout
  const { form } = checkout
  const known = seen?.place === deliveryKey(form) ? seen.calculation : undefined
  const calculation =
    known ?? (await calculateDelivery((...asked) => call(asked[0], asked[1]), form))
  return { ...checkout, calculation, lastCalculation: calculation }
}

const toConfirm = (checkout: CheckoutContext): CheckoutContext => {
  const { confirm: message } = postedCheckoutMessages
  const failure: Failure = { message, status: 0, fieldErrors: {}, retryable: false }
  return { ...checkout, failure }
}

/** What the page cannot know by itself. */
const partOf = (checkout: CheckoutContext): SentCheckout['checkout'] => {
  const { form, errors, calculation, lastCalculation } = checkout
  const { touched, refused: wrong, failure, attempt, typed, announced } = checkout
  return {
    ...{ form, errors, calculation, lastCalculation },
    ...{ touched, refused: wrong, failure, attempt, typed, announced, highlighted: [] }
  }
}
