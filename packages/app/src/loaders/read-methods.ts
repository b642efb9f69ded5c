import type { EndpointCall } from '@vitrina/core/api'
import { listPaymentMethods } from '@vitrina/core/contracts'
import type { Order, PaymentMethod } from '@vitrina/core/entities'
import { canChangePayment } from '@vitrina/core/orders'

/** Ways to pay an order, as long as another one can be chosen. */
export const readMethods = async (
  backend: EndpointCall,
  order: Order
): Promise<readonly PaymentMethod[]> =>
  canChangePayment(order) ? (await backend(listPaymentMethods, {})).data : []
