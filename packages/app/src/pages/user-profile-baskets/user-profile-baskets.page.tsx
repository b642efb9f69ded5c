import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./baskets.tsx')).Baskets
const Baskets = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-profile-baskets'>({
  frame: member,
  View: ({ data }) => <Baskets page={data} asked={data.asked} />,
  late: [Baskets]
})
