import { memberOrderPageMessages } from '@vitrina/core/pages/words'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import type { OrderData, OrderSections } from './detail.tsx'

const load = async () => (await import('./detail.tsx')).Detail
const Detail = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-profile-order-detail-id'>({
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
