import { type Crumb, routePath, routeTitle } from '@vitrina/core'
import { OrderDetail } from '@vitrina/react-ui'

import { MemberPage } from '../../account/member-page.tsx'
import { useNavigation } from '../../routing/router.tsx'
import { definePage } from '../define-page.ts'
import type { OrderDetailData } from './user-profile-order-detail-id-data.ts'

export const page = definePage<OrderDetailData | null>('user-profile-order-detail-id', {
  View: OrderDetailView
})

const orders: Crumb = {
  title: routeTitle('user-profile-order-status'),
  path: routePath('user-profile-order-status', { status: 'all' })
}

function OrderDetailView({ data }: { data: OrderDetailData | null }) {
  const { refresh } = useNavigation()
  const title =
    data === null ? routeTitle('user-profile-order-detail-id') : `Заказ ${data.order.number}`
  return (
    <MemberPage
      route="user-profile-order-detail-id"
      title={title}
      trail={[orders, { title, path: '' }]}
      data={data}
      orders={known => known.orders}
    >
      {({ order, flow }) => (
        <OrderDetail order={order} flow={flow} onChanged={() => void refresh()} />
      )}
    </MemberPage>
  )
}
