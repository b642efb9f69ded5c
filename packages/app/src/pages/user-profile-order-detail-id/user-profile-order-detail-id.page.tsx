import { routePath } from '@vitrina/core'
import type { Order, PaymentMethod } from '@vitrina/core/entities'
import type { OrderFlow } from '@vitrina/core/orders'
import type { RefundFile } from '@vitrina/core/refunds'
import { OrderDetail } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { ChangePayment } from '../../orders/change-payment.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { useNavigation } from '../../routing/router.tsx'
import type { loader } from './user-profile-order-detail-id.loader.ts'

type OrderViewProps = ViewProps<
  { readonly order: Order },
  {
    readonly flow: OrderFlow
    readonly files: readonly RefundFile[]
    readonly methods: readonly PaymentMethod[]
  }
>

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ order }) => `Заказ ${order.number}`,
  View: OrderView
})

function OrderView({ data: { order }, parts }: OrderViewProps) {
  const { refresh } = useNavigation()
  const path = routePath('user-profile-order-detail-id', { id: order.id })
  return (
    <>
      <PagePart of={parts} name="flow" what="дальнейший путь заказа">
        {() => null}
      </PagePart>
      <PagePart of={parts} name="files" what="файлы возвратов">
        {() => null}
      </PagePart>
      <PagePart of={parts} name="methods" what="способы оплаты">
        {() => null}
      </PagePart>
      <OrderDetail
        order={order}
        flow={parts.flow ?? []}
        files={parts.files ?? []}
        payment={<ChangePayment order={order} methods={parts.methods ?? []} back={path} />}
        onChanged={() => void refresh()}
      />
    </>
  )
}
