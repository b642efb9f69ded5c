import { routePath } from '@vitrina/core'
import { type Crumb, routeTitle } from '@vitrina/core/routes'
import { OrderDetail } from '@vitrina/react-ui'

import { MemberPage } from '../../frames/member-page.tsx'
import { definePage } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { OrderDetailData } from './user-profile-order-detail-id.loader.ts'

export const page = definePage<OrderDetailData | null>({
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
