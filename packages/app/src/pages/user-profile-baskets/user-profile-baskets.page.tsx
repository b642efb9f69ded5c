import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import type { loader } from '../../loaders/user-profile-baskets.loader.ts'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./baskets.tsx')).Baskets
const Baskets = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data }) => <Baskets page={data} asked={data.asked} />,
  late: [Baskets]
})
