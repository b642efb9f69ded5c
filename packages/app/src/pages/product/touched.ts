import type { BuyBar as Bar, PriceNotes, ShareMenu, SizeMatrix } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

import { nearPart } from '../../binding/near-part.tsx'
import { touchedPart } from '../../binding/touched-part.ts'
import { whenTouched } from '../../platform/first-touch.ts'
import type { Delivery as DeliveryPart } from './delivery.tsx'

/** What is needed once the visitor has done something. */
const load = async () => import('./touched-parts.ts')
const drawn = import.meta.env.SSR ? await load() : undefined

export const BuyBar = touchedPart<ComponentProps<typeof Bar>>(
  async () => (await load()).BuyBar,
  drawn?.BuyBar
)

export const Delivery = nearPart<ComponentProps<typeof DeliveryPart>>({
  load: async () => (await load()).Delivery,
  drawn: drawn?.Delivery,
  when: whenTouched
})

export const Reasons = nearPart<ComponentProps<typeof PriceNotes>>({
  load: async () => (await load()).Reasons,
  drawn: drawn?.Reasons,
  when: whenTouched
})

export const Share = nearPart<ComponentProps<typeof ShareMenu>>({
  load: async () => (await load()).ShareMenu,
  drawn: drawn?.ShareMenu,
  when: whenTouched
})

export const Matrix = nearPart<ComponentProps<typeof SizeMatrix>>({
  load: async () => (await load()).SizeMatrix,
  drawn: drawn?.SizeMatrix
})
