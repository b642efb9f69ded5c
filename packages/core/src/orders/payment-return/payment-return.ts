import { getPaymentStatus } from '../../contracts/payments.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import { type Opened, opened } from '../../store/opened.ts'
import { createPaymentReturnMachine, type PaymentReturnActor } from './payment-return.machine.ts'

/** Asks until the bank's answer for the order is known. */
export const createPaymentReturn =
  ({ api, actors }: EngineContext) =>
  (orderId: string): Opened<PaymentReturnActor> => {
    const status = async (id: string, signal: AbortSignal) =>
      (await api(getPaymentStatus, { query: { orderId: id } }, signal)).status
    return opened(actors.start(createPaymentReturnMachine({ status }, orderId)))
  }
