import type { BuyBar as Bar, PriceNotes, ShareMenu, SizeMatrix } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { nearIsland } from '../../binding/near-island.tsx'
import { onFirstTouch } from '../../platform/first-touch.ts'
import type { Delivery as DeliveryPart } from './delivery.tsx'

/** What is needed once the visitor has done something. */
const load = async () => import('./lazy-islands.ts')
const drawn = import.meta.env.SSR ? await load() : undefined

export const BuyBar = lazyIsland<ComponentProps<typeof Bar>>(
  async () => (await load()).BuyBar,
  drawn?.BuyBar
)

export const Delivery = nearIsland<ComponentProps<typeof DeliveryPart>>({
  load: async () => (await load()).Delivery,
  drawn: drawn?.Delivery,
  when: onFirstTouch
})

export const Reasons = nearIsland<ComponentProps<typeof PriceNotes>>({
  load: async () => (await load()).Reasons,
  drawn: drawn?.Reasons,
  when: onFirstTouch
})

export const Share = nearIsland<ComponentProps<typeof ShareMenu>>({
  load: async () => (await load()).ShareMenu,
  drawn: drawn?.ShareMenu,
  when: onFirstTouch
})

export const Matrix = nearIsland<ComponentProps<typeof SizeMatrix>>({
  load: async () => (await load()).SizeMatrix,
  drawn: drawn?.SizeMatrix
})
