import { listPaymentMethods } from '@vitrina/core/contracts'
import type { Order, PaymentMethod } from '@vitrina/core/entities'
import { canChangePayment } from '@vitrina/core/orders'

import type { Backend } from './backend.ts'

/** Ways to pay an order, as long as another one can be chosen. */
export const readMethods = async (
  backend: Backend,
  order: Order
): Promise<readonly PaymentMethod[]> =>
  canChangePayment(order) ? (await backend(listPaymentMethods, {})).data : []
