import { routePath } from '@vitrina/core'
import type { Repetition } from '@vitrina/core/cart'
import type { Order, PaymentMethod } from '@vitrina/core/entities'
import type { OrderFlow, RefundFile } from '@vitrina/core/orders'
import { OrderDetail, RepeatResult } from '@vitrina/react-ui'
import { useNavigation } from '../../binding/router.tsx'
import { ChangePayment } from '../../parts/change-payment.tsx'

export interface OrderSections {
  readonly flow: OrderFlow
  readonly files: readonly RefundFile[]
  readonly methods: readonly PaymentMethod[]
}

export interface OrderData {
  readonly order: Order
  /** What came of repeating it by a form. */
  readonly repetition: Repetition | undefined
}

/** An order with all that can be done to it. */
export function Detail(props: OrderData & Partial<OrderSections>) {
  const { order, repetition, flow = [], files = [], methods = [] } = props
  const { refresh } = useNavigation()
  const path = routePath('user-profile-order-detail-id', { id: order.id })
  return (
    <>
      {repetition && <RepeatResult {...repetition} />}
      <OrderDetail
        order={order}
        flow={flow}
        files={files}
        payment={<ChangePayment order={order} methods={methods} back={path} />}
        onChanged={() => void refresh()}
      />
    </>
  )
}
