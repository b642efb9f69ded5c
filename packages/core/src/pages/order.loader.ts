import type { EndpointCall } from '../api/endpoint-call.ts'
import type { Order } from '../entities/order.ts'
import {
  type GuestOrderStep,
  guestOrderProblem,
  guestOrderStep
} from '../orders/guest-order/guest-order.ts'
import { postGuestOrder } from '../orders/guest-order/posted-guest-order.ts'
import { readLinkedOrder } from '../orders/guest-order/seen-order.loader.ts'

import { defineLoader, PageRedirect } from './define-loader.ts'
import { orderPageMessages } from './order-page.messages.ts'

export interface GuestOrderData {
  readonly step: GuestOrderStep
  readonly problem: string | undefined
  /** Only by a signed link. */
  readonly order: Order | undefined
}

export const loader = defineLoader(
  'order',
  async ({ url, backend }) => {
    const step = guestOrderStep(url)
    const order = step.kind === 'open' ? await orderOf(backend, step.key) : undefined
    const data: GuestOrderData = { step, problem: guestOrderProblem(url), order }
    return { data, ...(order && { head: { title: orderPageMessages.numbered(order.number) } }) }
  },
  ({ backend }, fields) => postGuestOrder(backend, fields)
)

async function orderOf(backend: EndpointCall, key: string): Promise<Order> {
  const { order, href } = await readLinkedOrder(backend, key)
  if (order === undefined) throw new PageRedirect(href, false)
  return order
}
