import type { EndpointCall } from '../api/endpoint-call.ts'
import { cancelOrder, repeatOrder } from '../contracts/orders.ts'
import { changePaymentMethod, createPaymentUrl } from '../contracts/payments.ts'
import { ApiError } from '../platform/api-error.ts'
import { ordersMessages } from './orders.messages.ts'
import { allowedPaymentUrl } from './payment-url.ts'
import { repeatedHref } from './posted-repeat.ts'

interface PaidAt {
  readonly origin: string
  /** Hosts of banks, as an address has them. */
  readonly paymentHosts: readonly string[]
}

/**
 * Does with an order what a form without script asks, and tells where it leads; undefined where it leads
 * nowhere else. A payment leads to the shop's own `origin` or to one of its `paymentHosts`.
 *
 * @throws ApiError of the call, or in words that the order is paid elsewhere.
 */
export async function postOrderAct(
  call: EndpointCall,
  fields: URLSearchParams,
  shop: PaidAt
): Promise<string | undefined> {
  const text = (name: string) => fields.get(name) ?? ''
  const orderId = text('orderId')
  switch (text('act')) {
    case 'pay':
      return paymentAt(call, text('billId'), shop)
    case 'repeat':
      return repeatedHref(orderId, await call(repeatOrder, { body: { orderId } }))
    case 'cancel':
      await call(cancelOrder, { body: { orderId } })
      return undefined
    default:
      await call(changePaymentMethod, { body: { orderId, method: text('method') } })
      return undefined
  }
}

async function paymentAt(
  call: EndpointCall,
  billId: string,
  { origin, paymentHosts }: PaidAt
): Promise<string> {
  const { url } = await call(createPaymentUrl, { body: { billId } })
  const allowed = allowedPaymentUrl(url, { apiUrl: origin, paymentHosts })
  if (allowed === undefined) throw new ApiError({ message: ordersMessages.payElsewhere })
  return allowed
}
