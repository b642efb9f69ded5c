import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './user-profile-reviews.loader.ts'

const load = async () => (await import('./own-reviews.tsx')).OwnReviews
const OwnReviews = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data }) => <OwnReviews list={data} />,
  late: [OwnReviews]
})
