import { style } from '@vitrina/react-ui'

import { nearPart } from '../binding/near-part.tsx'
import { whenTouched } from '../platform/first-touch.ts'

/** Its room is kept: what stands below it does not move when its code comes. */
const placeStyle = style(`@media (max-width: 767px) { & { min-height: 89px; } }`)

const load = async () => (await import('./shop-look.tsx')).ShopLook

/** Nothing of it is wanted before the page is touched. */
export const ShopLook = nearPart({
  load,
  drawn: import.meta.env.SSR ? await load() : undefined,
  when: whenTouched,
  placeStyle
})
