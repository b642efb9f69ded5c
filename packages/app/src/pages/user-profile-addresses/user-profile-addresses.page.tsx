import { lazyIsland } from '../../binding/lazy-island.ts'
import { nearIsland } from '../../binding/near-island.tsx'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./saved.tsx')).Saved
const Saved = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

const loadMap = async () => (await import('./address-map.tsx')).AddressMap
const AddressMap = nearIsland({
  load: loadMap,
  drawn: import.meta.env.SSR ? await loadMap() : undefined
})

export const page = definePage<'user-profile-addresses'>({
  frame: member,
  View: ({ data: { page, places } }) => (
    <>
      <Saved page={page} />
      {places.offer !== 'none' && <AddressMap places={places} />}
    </>
  ),
  late: [Saved]
})
