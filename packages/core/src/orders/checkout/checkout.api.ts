import type { EndpointCall } from '../../api/endpoint-call.ts'
import { calculateAddressDelivery, calculatePickupPointDelivery } from '../../contracts/delivery.ts'
import { createOrder } from '../../contracts/orders.ts'
import type { DeliveryCalculation } from '../../entities/delivery.ts'
import type { Order, OrderForm } from '../../entities/order.ts'
import type { ShopConfig } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import { keepEarlierOrder } from '../earlier-order.ts'
import { openPayment } from '../open-payment.ts'
import type { CheckoutApi } from './checkout-events.ts'
import { createPlaceOrder } from './place-order.ts'

interface CheckoutApiOptions {
  readonly api: EndpointCall
  readonly platform: Platform
  readonly config: ShopConfig
  /** An order whose answer was lost was found when another was placed. */
  readonly onEarlier?: (earlier: Order) => void
}

/** What the checkout asks of the network and of the tab’s memory. */
export function createCheckoutApi(options: CheckoutApiOptions): CheckoutApi {
  const { api, platform, onEarlier } = options
  return {
    calculate: (form, signal) =>
      calculateDelivery((endpoint, input) => api(endpoint, input, signal), form),
    place: createPlaceOrder({
      platform,
      post: (body, key, signal) => api(createOrder, { body }, signal, key),
      reportEarlier(earlier, order) {
        keepEarlierOrder(platform, earlier, order)
        onEarlier?.(earlier)
      }
    }),
    openPayment: openPayment(options)
  }
}

/** Counts what the chosen delivery costs. */
export function calculateDelivery(
  call: EndpointCall,
  { personalDelivery, personalShipping }: OrderForm
): Promise<DeliveryCalculation> {
  const { method, type, deliveryPointCode } = personalDelivery
  const { shipping } = personalShipping
  if (!isCollected(type) && shipping) {
    return call(calculateAddressDelivery, { body: { method, shipping } })
  }
  return call(calculatePickupPointDelivery, { body: { method, deliveryPointCode } })
}
