import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { member } from '../../frames/member.tsx'
import { memberOrderPageMessages } from '../../loaders/member-order-page.messages.ts'
import type { loader } from '../../loaders/user-profile-order-detail-id.loader.ts'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import type { OrderData, OrderSections } from './detail.tsx'

const load = async () => (await import('./detail.tsx')).Detail
const Detail = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ order }) => memberOrderPageMessages.numbered(order.number),
  View: OrderView,
  late: [Detail]
})

function OrderView({ data, sections }: ViewProps<OrderData, OrderSections>) {
  return (
    <>
      <PageSection of={sections} name="flow" what={memberOrderPageMessages.whatTrack} />
      <PageSection of={sections} name="files" what={memberOrderPageMessages.whatRefundFiles} />
      <PageSection of={sections} name="methods" what={memberOrderPageMessages.whatPayments} />
      <Detail {...data} {...sections} />
    </>
  )
}
