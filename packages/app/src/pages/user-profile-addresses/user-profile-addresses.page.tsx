import { nearPart } from '../../binding/near-part.tsx'
import { touchedPart } from '../../binding/touched-part.ts'
import { member } from '../../frames/member.tsx'
import type { loader } from '../../loaders/user-profile-addresses.loader.ts'
import { definePage } from '../../routing/define-page.ts'

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
