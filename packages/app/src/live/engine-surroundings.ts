import type { ShopStore } from '@vitrina/core'

import type { Navigation } from '../routing/navigation-port.ts'

/** What of the page the living shop works with. */
export interface EngineSurroundings {
  readonly navigation: Pick<
    Navigation,
    'getState' | 'subscribe' | 'open' | 'read' | 'standIn' | 'extend' | 'keepBy'
  >
  readonly store: ShopStore
}
