import { routePath } from '@vitrina/core'
import type { Order, PaymentMethod } from '@vitrina/core/entities'
import { OrderPlaced } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

import { ChangePayment } from '../../parts/change-payment.tsx'

interface PlacedOrderProps extends Pick<ComponentProps<typeof OrderPlaced>, 'storage'> {
  readonly order: Order
  readonly methods: readonly PaymentMethod[]
}

/** A placed order, and how to pay it otherwise. */
export const PlacedOrder = ({ order, methods, storage }: PlacedOrderProps) => (
  <OrderPlaced order={order} storage={storage}>
    <ChangePayment
      order={order}
      methods={methods}
      back={`${routePath('checkout')}?${new URLSearchParams({ order: order.id })}`}
    />
  </OrderPlaced>
)
