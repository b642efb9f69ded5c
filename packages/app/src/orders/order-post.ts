import { ApiError } from '@vitrina/core'
import { allowedPaymentUrl } from '@vitrina/core/checkout'
import {
  cancelOrder,
  changePaymentMethod,
  createPaymentUrl,
  repeatOrder
} from '@vitrina/core/contracts'
import { ordersMessages } from '@vitrina/core/orders'
import { repeatedHref } from '@vitrina/core/repeat'

import { type PagePost, PageRedirect } from '../page/define-loader.ts'

type Request = Parameters<PagePost>[0]

/** The forms of an order's page: it is cancelled, repeated, paid, or to be paid in another way. */
export const postOrder: PagePost = async (request, fields) => {
  const orderId = fields.get('orderId') ?? ''
  const act = fields.get('act')
  if (act === 'pay') return pay(request, fields.get('billId') ?? '')
  if (act === 'repeat') return repeat(request, orderId)
  if (act === 'cancel') await request.backend(cancelOrder, { body: { orderId } })
  else {
    const method = fields.get('method') ?? ''
    await request.backend(changePaymentMethod, { body: { orderId, method } })
  }
}

async function pay({ backend, origin }: Request, billId: string): Promise<never> {
  const { url } = await backend(createPaymentUrl, { body: { billId } })
  // A page lets its forms lead to its own origin only.
  const allowed = allowedPaymentUrl(url, { apiUrl: origin, paymentHosts: [] })
  if (allowed === undefined) throw new ApiError({ message: ordersMessages.payElsewhere })
  throw new PageRedirect(allowed, false)
}

async function repeat({ backend }: Request, orderId: string): Promise<never> {
  const repetition = await backend(repeatOrder, { body: { orderId } })
  throw new PageRedirect(repeatedHref(orderId, repetition), false)
}
