import { createRefund } from '../../contracts/orders.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import type { Refund } from '../../entities/order.ts'
import type { RefundBody } from './refund.form.ts'

/** Sends goods of a received order back. */
export const sendRefund =
  ({ api }: EngineContext) =>
  (body: RefundBody & { readonly key?: string }, signal?: AbortSignal): Promise<Refund> =>
    api(createRefund, { body }, signal)
