import { routePath } from '@vitrina/core'
import { routeTitle } from '@vitrina/core/routes'
import { OrderList, type OrderPage } from '@vitrina/react-ui'

import { MemberPage } from '../../frames/member-page.tsx'
import { definePage } from '../../page/define-page.ts'

const title = routeTitle('user-profile-order-status')

export const page = definePage<OrderPage | null>({
  View: ({ data }) => (
    <MemberPage
      route="user-profile-order-status"
      title={title}
      trail={[{ title, path: routePath('user-profile-order-status', { status: 'all' }) }]}
      data={data}
      orders={({ counts }) => counts.all}
    >
      {orders => <OrderList orders={orders} />}
    </MemberPage>
  )
})
