import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { nearPart } from '../../page-part/near-part.tsx'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './user-profile-addresses.loader.ts'

const load = async () => (await import('./saved.tsx')).Saved
const Saved = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

const loadMap = async () => (await import('./address-map.tsx')).AddressMap
const AddressMap = nearPart({
  load: loadMap,
  drawn: import.meta.env.SSR ? await loadMap() : undefined
})

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data: { page, places } }) => (
    <>
      <Saved page={page} />
      {places.offer !== 'none' && <AddressMap places={places} />}
    </>
  ),
  late: [Saved]
})
