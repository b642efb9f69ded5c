import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./blanks.tsx')).Blanks
const Blanks = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-profile-blank-status'>({
  frame: member,
  View: ({ data }) => <Blanks page={data} />,
  late: [Blanks]
})
