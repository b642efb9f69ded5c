import { style } from '@vitrina/react-ui'

import { nearIsland } from '../binding/near-island.tsx'
import { onFirstTouch } from '../platform/first-touch.ts'

/** Its room is kept: what stands below it does not move when its code comes. */
const placeStyle = style(`@media (max-width: 767px) { & { min-height: 89px; } }`)

const load = async () => (await import('./shop-look.tsx')).ShopLook

/** Nothing of it is wanted before the page is touched. */
export const ShopLook = nearIsland({
  load,
  drawn: import.meta.env.SSR ? await load() : undefined,
  when: onFirstTouch,
  placeStyle
})
