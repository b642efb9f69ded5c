import { routePath } from '@vitrina/core'
import type { Order, PaymentMethod } from '@vitrina/core/entities'
import type { OrderFlow } from '@vitrina/core/orders'
import type { RefundFile } from '@vitrina/core/refunds'
import { OrderDetail } from '@vitrina/react-ui'

import { ChangePayment } from '../../orders/change-payment.tsx'
import { useNavigation } from '../../routing/router.tsx'

export interface OrderParts {
  readonly flow: OrderFlow
  readonly files: readonly RefundFile[]
  readonly methods: readonly PaymentMethod[]
}

interface DetailProps extends Partial<OrderParts> {
  readonly order: Order
}

/** An order with all that can be done to it. */
export function Detail({ order, flow = [], files = [], methods = [] }: DetailProps) {
  const { refresh } = useNavigation()
  const path = routePath('user-profile-order-detail-id', { id: order.id })
  return (
    <OrderDetail
      order={order}
      flow={flow}
      files={files}
      payment={<ChangePayment order={order} methods={methods} back={path} />}
      onChanged={() => void refresh()}
    />
  )
}
