import type { Order } from '@vitrina/core/entities'
import type { PaperOwner } from '@vitrina/core/papers'
import { OrderDetail } from '@vitrina/react-ui'

interface FoundOrderProps {
  readonly order: Order
  readonly owner: PaperOwner
}

/** To be read and printed by whoever holds its link. */
export const FoundOrder = ({ order, owner }: FoundOrderProps) => (
  <OrderDetail order={order} flow={[]} files={[]} owner={owner} />
)
