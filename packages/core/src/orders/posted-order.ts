import type { EndpointCall } from '../api/endpoint-call.ts'
import { cancelOrder, repeatOrder } from '../contracts/orders.ts'
import { changePaymentMethod, createPaymentUrl } from '../contracts/payments.ts'
import { ApiError } from '../errors/api-error.ts'
import { ordersMessages } from './orders.messages.ts'
import { allowedPaymentUrl } from './payment-url.ts'
import { repeatedHref } from './posted-repeat.ts'

/**
 * Does with an order what a form without script asks, and tells where it leads; undefined where it leads
 * nowhere else. A page lets its forms lead to its own `origin` only: a payment elsewhere is refused.
 *
 * @throws ApiError of the call, or in words that the order is paid elsewhere.
 */
export async function postOrderAct(
  call: EndpointCall,
  fields: URLSearchParams,
  origin: string
): Promise<string | undefined> {
  const text = (name: string) => fields.get(name) ?? ''
  const orderId = text('orderId')
  switch (text('act')) {
    case 'pay':
      return paymentAt(call, text('billId'), origin)
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

async function paymentAt(call: EndpointCall, billId: string, origin: string): Promise<string> {
  const { url } = await call(createPaymentUrl, { body: { billId } })
  const allowed = allowedPaymentUrl(url, { apiUrl: origin, paymentHosts: [] })
  if (allowed === undefined) throw new ApiError({ message: ordersMessages.payElsewhere })
  return allowed
}
