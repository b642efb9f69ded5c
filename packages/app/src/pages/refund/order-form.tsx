import { routePath } from '@vitrina/core'
import type { Order } from '@vitrina/core/entities'
import { RefundForm } from '@vitrina/react-ui'

import { useNavigation } from '../../routing/router.tsx'

/** What is sent back of an order; the order tells the rest. */
export function OrderForm({ order }: { readonly order: Order }) {
  const { open } = useNavigation()
  const href = routePath('user-profile-order-detail-id', { id: order.id })
  return <RefundForm order={order} onSent={() => void open(href)} />
}
