import type { EndpointCall } from '../../api/endpoint-call.ts'
import { askGuestOrder, openGuestOrder } from '../../contracts/orders.ts'
import { ApiError } from '../../platform/api-error.ts'
import { guestOrderMessages } from './guest-order.messages.ts'
import { codeStep, type GuestOrderStep, problemOf } from './guest-order.ts'
import { joinOrder } from './posted-guest-order.ts'

/** What a guest knows of an order. */
export interface GuestOrderQuestion {
  readonly number: string
  readonly email: string
}

export interface GuestOrderCode {
  /** Of the question: it names the order without telling it. */
  readonly ticket: string
  readonly code: string
}

/** The search for an order by who has no account; each resolves with the next step. */
export interface GuestOrders {
  /** Has a code sent to the e-mail of the order, if there is such an order. */
  ask(question: GuestOrderQuestion): Promise<GuestOrderStep>
  /** The code of the letter opens the order. */
  open(code: GuestOrderCode): Promise<GuestOrderStep>
  /** Takes the order of a key into the member's account; resolves with its page there. */
  join(key: string): Promise<string>
}

export const createGuestOrders = (api: EndpointCall): GuestOrders => ({
  ask: body => api(askGuestOrder, { body }).then(codeStep, outcome('ask')),
  open: body =>
    api(openGuestOrder, { body }).then(({ key }) => ({ kind: 'open', key }), outcome('code')),
  join: key => joinOrder(api, key)
})

/** The same failure in words for whoever looks for an order. */
const outcome = (step: 'ask' | 'code') => (cause: unknown) => {
  const status = cause instanceof ApiError ? cause.status : 0
  throw new ApiError({ status, message: guestOrderMessages[problemOf(status, step)], cause })
}
