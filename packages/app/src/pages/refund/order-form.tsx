import { routePath } from '@vitrina/core'
import type { Order } from '@vitrina/core/entities'
import { keyedOrderPath } from '@vitrina/core/orders'
import { RefundForm } from '@vitrina/react-ui'

import { useNavigation } from '../../routing/router.tsx'

interface OrderFormProps {
  readonly order: Order
  readonly orderKey: string | undefined
}

/** What is sent back of an order; the order tells the rest. */
export function OrderForm({ order, orderKey }: OrderFormProps) {
  const { open } = useNavigation()
  const href =
    orderKey === undefined
      ? routePath('user-profile-order-detail-id', { id: order.id })
      : keyedOrderPath(orderKey)
  return <RefundForm order={order} orderKey={orderKey} onSent={() => void open(href)} />
}
