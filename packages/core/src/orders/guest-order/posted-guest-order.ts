import type { EndpointCall } from '../../api/endpoint-call.ts'
import {
  askGuestOrder,
  cancelOrder,
  joinGuestOrder,
  openGuestOrder
} from '../../contracts/orders.ts'
import { ApiError } from '../../platform/api-error.ts'
import { routePath } from '../../routes/route-path.ts'
import { codeStep, guestOrderPath, problemOf } from './guest-order.ts'

/**
 * Takes the search for a guest's order one step further for a form without script, and tells where it
 * leads, with what went wrong: the code that was typed opens the order, without one it is asked for.
 * On the page of an order it cancels that, or takes it into the account of a member.
 *
 * @throws ApiError where the order cannot be cancelled or taken.
 */
export function postGuestOrder(call: EndpointCall, fields: URLSearchParams): Promise<string> {
  const text = (name: string) => fields.get(name) ?? ''
  if (text('act') === 'cancel') return cancelByKey(call, text('orderId'), text('key'))
  if (text('act') === JOIN) return joinOrder(call, text('key'))
  const ticket = text('ticket')
  if (ticket === '') {
    const number = text('number')
    return call(askGuestOrder, { body: { number, email: text('email') } }).then(
      answer => guestOrderPath(codeStep(answer)),
      error => guestOrderPath({ kind: 'ask', number }, problemOf(statusOf(error), 'ask'))
    )
  }
  return call(openGuestOrder, { body: { ticket, code: text('code') } }).then(
    answer => guestOrderPath({ kind: 'open', ...answer }),
    error => guestOrderPath({ kind: 'code', ticket }, problemOf(statusOf(error), 'code'))
  )
}

const JOIN = 'join'

/** Where the form of the question goes, and what it names. */
export const joinPost = (key: string) => ({
  action: guestOrderPath({ kind: 'open', key }),
  fields: { act: JOIN, key }
})

/** Takes the order of a key into the account; resolves with its page there. */
export async function joinOrder(call: EndpointCall, key: string): Promise<string> {
  const { id } = await call(joinGuestOrder, { body: { key } })
  return routePath('user-profile-order-detail-id', { id })
}

async function cancelByKey(call: EndpointCall, orderId: string, key: string): Promise<string> {
  await call(cancelOrder, { body: { orderId, key } })
  return guestOrderPath({ kind: 'open', key })
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)
