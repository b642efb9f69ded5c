import type { EndpointCall } from '../api/endpoint-call.ts'
import { askGuestOrder, openGuestOrder } from '../contracts/orders.ts'
import { ApiError } from '../errors/api-error.ts'
import { guestOrderPath, problemOf } from './guest-order.ts'

/**
 * Takes the search for a guest's order one step further for a form without script, and tells where it
 * leads, with what went wrong: the code that was typed opens the order, without one it is asked for.
 */
export function postGuestOrder(call: EndpointCall, fields: URLSearchParams): Promise<string> {
  const text = (name: string) => fields.get(name) ?? ''
  const ticket = text('ticket')
  if (ticket === '') {
    const number = text('number')
    return call(askGuestOrder, { body: { number, email: text('email') } }).then(
      answer => guestOrderPath({ kind: 'code', ...answer }),
      error => guestOrderPath({ kind: 'ask', number }, problemOf(statusOf(error), 'ask'))
    )
  }
  return call(openGuestOrder, { body: { ticket, code: text('code') } }).then(
    answer => guestOrderPath({ kind: 'open', ...answer }),
    error => guestOrderPath({ kind: 'code', ticket }, problemOf(statusOf(error), 'code'))
  )
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)
