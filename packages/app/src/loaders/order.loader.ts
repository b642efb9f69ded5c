import type { EndpointCall } from '@vitrina/core/api'
import type { Order } from '@vitrina/core/entities'
import {
  type GuestOrderStep,
  guestOrderProblem,
  guestOrderStep,
  postGuestOrder,
  readLinkedOrder
} from '@vitrina/core/orders'

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
