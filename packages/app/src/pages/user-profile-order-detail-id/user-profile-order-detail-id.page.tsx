import { OrderDetail } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { loader, OrderDetailData } from './user-profile-order-detail-id.loader.ts'

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ order }) => `Заказ ${order.number}`,
  View: OrderView
})

function OrderView({ data: { order, flow } }: ViewProps<OrderDetailData>) {
  const { refresh } = useNavigation()
  return <OrderDetail order={order} flow={flow} onChanged={() => void refresh()} />
}
