import { compactBasketState } from '../basket/basket-state.ts'
import { getBasket } from '../contracts/basket.ts'
import type { Basket } from '../entities/basket.ts'
import type { Order, PaymentMethod } from '../entities/order.ts'
import type { SentCheckout } from '../orders/checkout/page-checkout.ts'
import { readPlacedOrder } from '../orders/guest-order/seen-order.loader.ts'
import { readOffers } from '../orders/order-form/checkout-offers.loader.ts'
import type { CheckoutOffers } from '../orders/order-form/checkout-state.ts'
import { orderRules } from '../orders/order-form/order-form.ts'
import { orderOfPath, placedOrderPath } from '../orders/order-path.ts'
import { postCheckout } from '../orders/posted-checkout/posted-checkout.ts'
import { postOrderAct } from '../orders/posted-order.ts'
import { routePath } from '../routes/route-path.ts'
import { checkoutPageMessages } from './checkout-page.messages.ts'
import {
  defineLoader,
  type LoadedData,
  PageAgain,
  type PagePost,
  PageRedirect,
  type ShopRequest
} from './define-loader.ts'
import { mapView, type PlacesView } from './places.ts'
import { readMethods } from './read-methods.ts'

export type CheckoutData =
  | {
      readonly kind: 'form'
      readonly basket: Basket
      readonly offers: CheckoutOffers
      /** What a form without script brought that is no order yet. */
      readonly sent?: SentCheckout
      /** What is done about a map of the points; the points themselves change with the town. */
      readonly map: Omit<PlacesView, 'markers'>
    }
  | {
      readonly kind: 'placed'
      readonly order: Order
      /** Ways to pay it otherwise. */
      readonly methods: readonly PaymentMethod[]
    }

/** Which points there are changes with the town. */
const SOME = 1

/** `?order=…` is the page after the order; without it the form, as long as something is chosen. */
export const loader = defineLoader(
  'checkout',
  async (request): Promise<LoadedData<CheckoutData>> => {
    const { url, backend, optional } = request
    const orderId = orderOfPath(url)
    if (orderId !== undefined) return readOrder({ backend, optional, url }, orderId)
    return readForm(request)
  },
  async (request, fields) => {
    const { backend, newKey, session, settings, visitor } = request
    const [basket, offers] = await Promise.all([
      backend(getBasket, {}),
      readOffers(backend, session.signedIn, { town: visitor.town })
    ])
    const posted = await postCheckout(backend, fields, {
      ...{ session, offers, rules: orderRules(settings), newKey: newKey() },
      basket: compactBasketState(basket)
    })
    if (posted.kind === 'placed') return hrefOf(posted.order, request)
    if (basket.total.count === 0) throw new PageRedirect(routePath('cart'), false)
    throw new PageAgain(async asked => ({ ...(await readForm(asked, posted.sent)), status: 422 }))
  },
  { takesGuests: true }
)

async function readForm(
  request: ShopRequest,
  sent?: SentCheckout
): Promise<LoadedData<CheckoutData>> {
  const { backend, session, town, optional } = request
  const basket = await backend(getBasket, {})
  if (basket.total.count === 0) throw new PageRedirect(routePath('cart'))
  const offers = await readOffers(backend, session.signedIn, { town, optional })
  const map = mapView(request, SOME)
  return { data: { kind: 'form', basket, offers, map, ...(sent && { sent }) } }
}

/** The bank's page of an order that is paid online, else the order's own. */
async function hrefOf(
  { id, payment }: Order,
  { backend, origin, settings }: Parameters<PagePost>[0]
): Promise<string> {
  const { billId } = payment
  if (billId === null) return placedOrderPath(id)
  const { paymentHosts } = settings
  const pay = new URLSearchParams({ act: 'pay', billId })
  // The order stands: its page leads to the bank as well.
  const href = await postOrderAct(backend, pay, { origin, paymentHosts }).catch(() => undefined)
  return href ?? placedOrderPath(id)
}

async function readOrder(
  { backend, optional, url }: Pick<ShopRequest, 'backend' | 'optional' | 'url'>,
  orderId: string
): Promise<LoadedData<CheckoutData>> {
  const { order, href } = await readPlacedOrder(backend, url, orderId)
  if (order === undefined) throw new PageRedirect(href)
  const methods = await optional(readMethods(backend, order), [])
  return {
    data: { kind: 'placed', order, methods },
    head: { title: checkoutPageMessages.placed(order.number) }
  }
}
