import type { EndpointOutput } from '../../api/endpoint.ts'
import type { askGuestOrder } from '../../contracts/orders.ts'
import type { Order } from '../../entities/order.ts'
import { ORDER_NUMBER_MAX } from '../../entities/text-limits.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'
import { guestOrderMessages } from './guest-order.messages.ts'

/** How far the search for an order has come, by the address of its page. */
export type GuestOrderStep =
  | {
      readonly kind: 'ask'
      /** As far as the address knows it; whether there is such an order, nobody has looked. */
      readonly number?: string
      /** The page of a placed order, which this visitor may not see, has led here. */
      readonly from?: typeof PLACED
    }
  /** The code was sent, if there is such an order. */
  | {
      readonly kind: 'code'
      readonly ticket: string
      /** A code was asked for within the last minute, and no other was sent: seconds until one may be. */
      readonly wait?: string
    }
  | {
      readonly kind: 'open'
      readonly key: string
      /** A member has said that the order does not join his account. */
      readonly join?: typeof NOT_JOINED
    }

/** After the bank a buyer may come in another browser than he has ordered in. */
const PLACED = 'checkout'

const NOT_JOINED = 'no'

export type GuestOrderProblem = keyof typeof guestOrderMessages

export function guestOrderStep(url: string): GuestOrderStep {
  const params = queryParams(url)
  const [key, ticket] = [params.get('key'), params.get('ticket')]
  const isDeclined = params.get('join') === NOT_JOINED
  if (key) return { kind: 'open', key, ...(isDeclined && { join: NOT_JOINED }) }
  const wait = /^\d{1,3}$/.exec(params.get('wait') ?? '')?.[0]
  if (ticket) return { kind: 'code', ticket, ...(wait && { wait }) }
  const number = params.get('number')?.slice(0, ORDER_NUMBER_MAX)
  const isPlaced = params.get('from') === PLACED
  return { kind: 'ask', ...(number && { number }), ...(isPlaced && { from: PLACED }) }
}

/** The order is open by the key of its letter. */
export type OpenStep = Extract<GuestOrderStep, { kind: 'open' }>

/** Whether a member is asked to take the order into his account; no guest is. */
export const asksToJoin = (order: Pick<Order, 'isOfGuest'>, { join }: OpenStep): boolean =>
  order.isOfGuest === true && join === undefined

/** What follows the question, by its answer. */
export const codeStep = ({ ticket, waitSeconds }: EndpointOutput<typeof askGuestOrder>) => ({
  kind: 'code' as const,
  ticket,
  ...(waitSeconds !== undefined && { wait: String(waitSeconds) })
})

/** The address of a step, with what went wrong on the way to it. */
export function guestOrderPath(step: GuestOrderStep, problem?: GuestOrderProblem): string {
  const { kind: _, ...names } = { ...step, problem }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(names)) if (value) query.set(name, value)
  return query.size === 0 ? routePath('order') : `${routePath('order')}?${query}`
}

/** What went wrong with what was sent last, in words. */
export function guestOrderProblem(url: string): string | undefined {
  const problem = queryParams(url).get('problem') ?? ''
  const problems: Readonly<Record<string, string>> = guestOrderMessages
  return Object.hasOwn(problems, problem) ? problems[problem] : undefined
}

/** Of a call that was refused with this status. */
export function problemOf(status: number, step: 'ask' | 'code'): GuestOrderProblem {
  if (status === 429) return 'often'
  if (status === 422) return step === 'ask' ? 'email' : 'code'
  return 'failed'
}
