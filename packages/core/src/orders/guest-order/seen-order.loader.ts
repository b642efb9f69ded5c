import type { EndpointCall } from '../../api/endpoint-call.ts'
import { viewGuestOrder, viewOrder } from '../../contracts/orders.ts'
import type { Order } from '../../entities/order.ts'
import { ApiError } from '../../platform/api-error.ts'
import { NOT_FOUND } from '../../platform/statuses.ts'
import { numberOfPath, orderQuery } from '../order-path.ts'
import { guestOrderPath } from './guest-order.ts'

/** An order, or where its buyer goes on to find it. */
export type SeenOrder =
  | { readonly order: Order; readonly href?: never }
  | { readonly order?: never; readonly href: string }

/** The order that a signed link opens. */
export const readLinkedOrder = (call: EndpointCall, key: string): Promise<SeenOrder> =>
  orElse(call(viewGuestOrder, { query: { key } }), () => guestOrderPath({ kind: 'ask' }, 'gone'))

/**
 * The order that was just placed at this address. Of somebody else's and of none the answer is the same,
 * and the buyer in another browser finds his.
 */
export const readPlacedOrder = (
  call: EndpointCall,
  url: string,
  orderId: string
): Promise<SeenOrder> =>
  orElse(call(viewOrder, { query: orderQuery(orderId) }), () =>
    guestOrderPath({ kind: 'ask', number: numberOfPath(url), from: 'checkout' })
  )

const orElse = (reading: Promise<Order>, hrefOf: () => string): Promise<SeenOrder> =>
  reading.then(
    order => ({ order }),
    error => {
      if (error instanceof ApiError && error.status === NOT_FOUND) return { href: hrefOf() }
      throw error
    }
  )
