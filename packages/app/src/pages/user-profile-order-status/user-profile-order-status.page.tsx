import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./list.ts')).OrderList
const OrderList = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-profile-order-status'>({
  frame: member,
  View: ({ data }) => <OrderList orders={data} />,
  late: [OrderList]
})
