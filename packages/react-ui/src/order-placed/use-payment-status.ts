import type { PaymentReturnActor } from '@vitrina/core/checkout'
import type { Order, PaymentStatus } from '@vitrina/core/entities'
import { isPaymentAwaited } from '@vitrina/core/orders'
import { useEffect, useState } from 'react'

import { useShop } from '../shop/shop-context.tsx'

/** The state of an order's payment, asked again while the bank's word is on its way (R15). */
export function usePaymentStatus({ id, payment }: Order): PaymentStatus {
  const shop = useShop()
  const [status, setStatus] = useState(payment.status)
  const isWaiting = isPaymentAwaited({ payment })

  useEffect(() => {
    if (!isWaiting) return undefined
    let asking: PaymentReturnActor | undefined
    let isLeft = false
    const opening = shop.engine().then(engine => engine.part('createPaymentReturn'))
    opening.then(
      open => {
        if (isLeft) return
        asking = open(id)
        asking.subscribe(({ context }) => setStatus(context.status))
      },
      // Without the engine the page keeps the server's last word, and a reload asks again.
      () => undefined
    )
    return () => {
      isLeft = true
      asking?.stop()
    }
  }, [shop, id, isWaiting])

  return status
}
