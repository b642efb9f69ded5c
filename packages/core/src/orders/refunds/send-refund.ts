import { createRefund } from '../../contracts/orders.ts'
import type { Ground } from '../../engine/ground.ts'
import type { Refund } from '../../entities/order.ts'
import type { RefundBody } from './refund.form.ts'

/** Sends goods of a received order back. */
export const sendRefund =
  ({ api }: Ground) =>
  (body: RefundBody & { readonly key?: string }, signal?: AbortSignal): Promise<Refund> =>
    api(createRefund, { body }, signal)
