import type { ShareMenu } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

import { nearIsland } from '../binding/near-island.tsx'
import { onFirstTouch } from '../platform/first-touch.ts'

const load = async () => (await import('./share-part.ts')).ShareMenu
const drawn = import.meta.env.SSR ? await load() : undefined

/** Its menu opens without script; the rest of it comes once the visitor has done something. */
export const Share = nearIsland<ComponentProps<typeof ShareMenu>>({
  load,
  drawn,
  when: onFirstTouch
})
