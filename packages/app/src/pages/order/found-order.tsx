import type { Order } from '@vitrina/core/entities'
import { OrderDetail } from '@vitrina/react-ui'

/** To be read and printed by whoever holds its link. */
export const FoundOrder = ({ order }: { readonly order: Order }) => (
  <OrderDetail order={order} flow={[]} files={[]} />
)
