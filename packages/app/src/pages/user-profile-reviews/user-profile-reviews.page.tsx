import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./own-reviews.tsx')).OwnReviews
const OwnReviews = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-profile-reviews'>({
  frame: member,
  View: ({ data }) => <OwnReviews list={data} />,
  late: [OwnReviews]
})
