import type { Api } from '../api/api.ts'
import type { ShopConfig } from '../config/config.ts'
import { calculateAddressDelivery, calculatePickupPointDelivery } from '../contracts/delivery.ts'
import { createOrder } from '../contracts/orders.ts'
import type { Order, OrderForm } from '../entities/order.ts'
import { keepEarlierOrder } from '../orders/earlier-order.ts'
import { openPayment } from '../orders/open-payment.ts'
import type { Platform } from '../platform/platform.ts'
import { isCollected } from '../shipping/is-collected.ts'
import type { CheckoutApi } from './checkout-events.ts'
import { createPlaceOrder } from './place-order.ts'

interface CheckoutApiParts {
  readonly api: Api
  readonly platform: Platform
  readonly config: ShopConfig
  /** An order whose answer was lost was found when another was placed. */
  readonly onEarlier?: (earlier: Order) => void
}

/** What the checkout asks of the network and of the tab’s memory. */
export function createCheckoutApi(parts: CheckoutApiParts): CheckoutApi {
  const { api, platform, onEarlier } = parts
  return {
    calculate: (form, signal) => calculate(api, form, signal),
    place: createPlaceOrder({
      platform,
      post: (body, key, signal) => api(createOrder, { body }, signal, key),
      tellEarlier(earlier, order) {
        keepEarlierOrder(platform, earlier, order)
        onEarlier?.(earlier)
      }
    }),
    openPayment: openPayment(parts)
  }
}

function calculate(
  api: Api,
  { personalDelivery, personalShipping }: OrderForm,
  signal: AbortSignal
) {
  const { method, type, deliveryPointCode } = personalDelivery
  const { shipping } = personalShipping
  if (!isCollected(type) && shipping) {
    return api(calculateAddressDelivery, { body: { method, shipping } }, signal)
  }
  return api(calculatePickupPointDelivery, { body: { method, deliveryPointCode } }, signal)
}
