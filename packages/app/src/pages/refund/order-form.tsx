import type { Order } from '@vitrina/core/entities'
import { RefundForm } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

interface OrderFormProps {
  readonly order: Order
  /** Of the letter, by which a guest sends goods back. */
  readonly orderKey: string | undefined
  readonly orderHref: string
}

/** What is sent back of an order; the order tells the rest. */
export function OrderForm({ order, orderKey, orderHref }: OrderFormProps) {
  const { open } = useNavigation()
  return <RefundForm order={order} orderKey={orderKey} onSent={() => void open(orderHref)} />
}
