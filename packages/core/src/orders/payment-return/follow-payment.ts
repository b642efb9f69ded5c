import type { Order } from '../../entities/order.ts'
import { until } from '../../store/follow-awaited.ts'
import { isPaymentAwaited } from '../payment.view.ts'
import type { createPaymentReturn } from './payment-return.ts'

interface PaymentStore {
  engine(): Promise<{
    service(name: 'createPaymentReturn'): Promise<ReturnType<typeof createPaymentReturn>>
  }>
}

/**
 * Lives with the page of a placed order: as long as the bank’s word is on its way, asks for it, and has the page read
 * again when it has come. Returns the way to stop it.
 */
export function followPayment(
  store: PaymentStore,
  order: Pick<Order, 'id' | 'payment'>,
  refresh: () => unknown
): () => void {
  let isLeft = false
  let stop = () => {
    isLeft = true
  }
  async function ask() {
    const open = await (await store.engine()).service('createPaymentReturn')
    if (isLeft) return
    const payment = open(order.id)
    stop = payment.stop
    await until(payment, ({ status }) => status !== 'waiting')
    refresh()
  }
  // A shop that cannot be reached is told of by the store; the page stands as it was read.
  if (isPaymentAwaited(order)) ask().catch(() => undefined)
  return () => stop()
}
