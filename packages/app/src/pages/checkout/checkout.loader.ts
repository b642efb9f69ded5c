import { routePath } from '@vitrina/core'
import { getBasket } from '@vitrina/core/contracts'
import type { Basket, Order, PaymentMethod } from '@vitrina/core/entities'
import { readPlacedOrder } from '@vitrina/core/guest-order'
import { type CheckoutOffers, readOffers } from '@vitrina/core/order-form'
import { orderOfPath } from '@vitrina/core/orders'

import { readMethods } from '../../orders/read-methods.ts'
import {
  defineLoader,
  type LoadedData,
  PageRedirect,
  type ShopRequest
} from '../../page/define-loader.ts'
import { mapView, type PlacesView } from '../../places-map/places.loader.ts'
import { checkoutPageMessages } from './checkout-page.messages.ts'

export type CheckoutData =
  | {
      readonly kind: 'form'
      readonly basket: Basket
      readonly offers: CheckoutOffers
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
    const { url, backend, session, town, optional } = request
    const orderId = orderOfPath(url)
    if (orderId !== undefined) return readOrder({ backend, optional, url }, orderId)
    const basket = await backend(getBasket, {})
    if (basket.total.count === 0) throw new PageRedirect(routePath('cart'))
    const offers = await readOffers(backend, session.signedIn, { town, optional })
    return { data: { kind: 'form', basket, offers, map: mapView(request, SOME) } }
  }
)

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
