import type { Order, PaymentStatus } from '@vitrina/core/entities'
import type { PaymentReturnActor } from '@vitrina/core/orders'
import { isPaymentAwaited } from '@vitrina/core/orders'
import type { Opened } from '@vitrina/core/store'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { useShop } from '../../binding/shop-context.tsx'

/** The state of an order's payment, asked again while the bank's word is on its way (R15). */
export function usePaymentStatus({ id, payment }: Order): PaymentStatus {
  const shop = useShop()
  const [asking, setAsking] = useState<Opened<PaymentReturnActor>>()
  const isWaiting = isPaymentAwaited({ payment })
  const status = useSelector(asking?.actor, state => state?.context.status)

  useEffect(() => {
    if (!isWaiting) return undefined
    let isLeft = false
    const opening = shop.engine().then(engine => engine.part('createPaymentReturn'))
    opening.then(
      open => {
        if (!isLeft) setAsking(open(id))
      },
      // Without the engine the page keeps the server's last word, and a reload asks again.
      () => undefined
    )
    return () => {
      isLeft = true
      setAsking(undefined)
    }
  }, [shop, id, isWaiting])
  useEffect(() => asking?.stop, [asking])

  return status ?? payment.status
}
