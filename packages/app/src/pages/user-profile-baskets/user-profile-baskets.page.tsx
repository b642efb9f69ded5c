import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './user-profile-baskets.loader.ts'

const load = async () => (await import('./baskets.tsx')).Baskets
const Baskets = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data }) => <Baskets page={data} asked={data.asked} />,
  late: [Baskets]
})
