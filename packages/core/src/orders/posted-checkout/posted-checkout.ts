import type { EndpointInput, EndpointOutput, EndpointShape } from '../../api/endpoint.ts'
import { createOrder } from '../../contracts/orders.ts'
import type { Order } from '../../entities/order.ts'
import { ApiError, type Failure, toFailure } from '../../platform/api-error.ts'
import { calculateDelivery } from '../checkout/checkout.api.ts'
import { orderTotal } from '../checkout/checkout.selectors.ts'
import { checkoutAfter, refused } from '../checkout/checkout.ts'
import { bodyOf } from '../checkout/checkout-order.ts'
import { type CheckoutPage, pageCheckout, type SentCheckout } from '../checkout/page-checkout.ts'
import { type CheckoutContext, deliveryKey } from '../order-form/checkout-state.ts'
import { postedCheckoutMessages } from './posted-checkout.messages.ts'
import { readSeen, type SeenOrder, seenText } from './seen-order.ts'
import { typedCheckout } from './typed-checkout.ts'

const SERVER_FAULT = 500
const ORDER_KEY = /^[\w-]{8,64}$/

/** What a checkout without script has come to. */
export type PostedCheckout =
  | { readonly kind: 'placed'; readonly order: Order }
  /** Its page is drawn once more: with what is wrong, or with the sum that was counted. */
  | { readonly kind: 'again'; readonly sent: SentCheckout }

type PlacingCall = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>,
  signal?: AbortSignal,
  idempotencyKey?: string
) => Promise<EndpointOutput<Shape>>

/**
 * Takes the form of a checkout without script. The order is placed only for the sum that its page
 * showed: the first post counts the delivery and shows it, the next one orders. `newKey` is the order's
 * idempotency key where the form brings none.
 *
 * @throws ApiError where the shop has not answered: whether there is an order is not known then, and
 * the same form posted again is the same order.
 */
export async function postCheckout(
  call: PlacingCall,
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
  const submitted = checkoutAfter(typed, { type: 'checkout.submit' })
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
  const goodsPrice = Math.round((total - (calculation?.price ?? 0)) * 100) / 100
  const { isDeliveryFree } = checkout
  return checkoutAfter(checkout, {
    ...{ type: 'basket.seen', version, goodsPrice, needsDelivery, isDeliveryFree }
  })
}

async function countedFor(
  call: PlacingCall,
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
