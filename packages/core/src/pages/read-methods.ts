import type { EndpointCall } from '../api/endpoint-call.ts'
import { listPaymentMethods } from '../contracts/payments.ts'
import type { Order, PaymentMethod } from '../entities/order.ts'
import { canChangePayment } from '../orders/order-form/other-payments.ts'

/** Ways to pay an order, as long as another one can be chosen. */
export const readMethods = async (
  backend: EndpointCall,
  order: Order
): Promise<readonly PaymentMethod[]> =>
  canChangePayment(order) ? (await backend(listPaymentMethods, {})).data : []
