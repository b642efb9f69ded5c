import { PagePart } from '../../binding/page-part.tsx'
import { touchedPart } from '../../binding/touched-part.ts'
import { member } from '../../frames/member.tsx'
import { memberOrderPageMessages } from '../../loaders/member-order-page.messages.ts'
import type { loader } from '../../loaders/user-profile-order-detail-id.loader.ts'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import type { OrderData, OrderParts } from './detail.tsx'

const load = async () => (await import('./detail.tsx')).Detail
const Detail = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ order }) => memberOrderPageMessages.numbered(order.number),
  View: OrderView,
  late: [Detail]
})

function OrderView({ data, parts }: ViewProps<OrderData, OrderParts>) {
  return (
    <>
      <PagePart of={parts} name="flow" what={memberOrderPageMessages.whatTrack} />
      <PagePart of={parts} name="files" what={memberOrderPageMessages.whatRefundFiles} />
      <PagePart of={parts} name="methods" what={memberOrderPageMessages.whatPayments} />
      <Detail {...data} {...parts} />
    </>
  )
}
