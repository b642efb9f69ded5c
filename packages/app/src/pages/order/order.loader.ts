import { ApiError } from '@vitrina/core'
import { askGuestOrder, openGuestOrder, viewGuestOrder } from '@vitrina/core/contracts'
import type { Order } from '@vitrina/core/entities'
import {
  type GuestOrderStep,
  guestOrderPath,
  guestOrderProblem,
  guestOrderStep,
  problemOf
} from '@vitrina/core/guest-order'

import type { Backend } from '../../page/backend.ts'
import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'
import { orderPageMessages } from './order-page.messages.ts'

export interface GuestOrderData {
  readonly step: GuestOrderStep
  readonly problem: string | undefined
  /** Only by a signed link. */
  readonly order: Order | undefined
}

const NOT_FOUND = 404

export const loader = defineLoader(
  'order',
  async ({ url, backend }) => {
    const step = guestOrderStep(url)
    const order = step.kind === 'open' ? await orderOf(backend, step.key) : undefined
    const data: GuestOrderData = { step, problem: guestOrderProblem(url), order }
    return { data, ...(order && { head: { title: orderPageMessages.numbered(order.number) } }) }
  },
  post
)

async function orderOf(backend: Backend, key: string): Promise<Order> {
  try {
    return await backend(viewGuestOrder, { query: { key } })
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) {
      throw leadTo(guestOrderPath({ kind: 'ask' }, 'gone'))
    }
    throw error
  }
}

/** The code that was typed opens the order; without one it is asked for. */
async function post(...[{ backend }, fields]: Parameters<PagePost>): Promise<void> {
  const text = (name: string) => fields.get(name) ?? ''
  const ticket = text('ticket')
  const path = await (ticket === ''
    ? backend(askGuestOrder, { body: { number: text('number'), email: text('email') } }).then(
        answer => guestOrderPath({ kind: 'code', ...answer }),
        error => guestOrderPath({ kind: 'ask' }, problemOf(statusOf(error), 'ask'))
      )
    : backend(openGuestOrder, { body: { ticket, code: text('code') } }).then(
        answer => guestOrderPath({ kind: 'open', ...answer }),
        error => guestOrderPath({ kind: 'code', ticket }, problemOf(statusOf(error), 'code'))
      ))
  throw leadTo(path)
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

const leadTo = (path: string) => new PageRedirect(path, false)
