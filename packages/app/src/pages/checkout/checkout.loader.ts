import { routePath } from '@vitrina/core'
import { getBasket, viewOrder } from '@vitrina/core/contracts'
import { type Basket, type Order } from '@vitrina/core/entities'
import { type CheckoutOffers, readOffers } from '@vitrina/core/order-form'

import type { Backend } from '../../page/backend.ts'
import { defineLoader, type LoadedData, PageRedirect } from '../../page/define-loader.ts'

export type CheckoutData =
  | { readonly kind: 'form'; readonly basket: Basket; readonly offers: CheckoutOffers }
  | { readonly kind: 'placed'; readonly order: Order }

/** `?order=…` is the page after the order; without it the form, as long as something is chosen. */
export const loader = defineLoader(
  'checkout',
  async ({ url, backend, session, optional }): Promise<LoadedData<CheckoutData>> => {
    const orderId = new URLSearchParams(url.split('?', 2)[1]).get('order')
    if (orderId !== null) return readOrder(backend, orderId)
    const basket = await backend(getBasket, {})
    if (basket.total.count === 0) throw new PageRedirect(routePath('cart'))
    const offers = await readOffers(backend, session.signedIn, optional)
    return { data: { kind: 'form', basket, offers } }
  }
)

async function readOrder(backend: Backend, orderId: string): Promise<LoadedData<CheckoutData>> {
  const order = await backend(viewOrder, { query: { orderId: orderId.slice(0, 64) } })
  return {
    data: { kind: 'placed', order },
    head: { title: `Заказ № ${order.number}` }
  }
}
