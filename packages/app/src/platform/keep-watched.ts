import type { ShopStore } from '@vitrina/core'
import { browserHost, deviceStorage } from '@vitrina/core/browser'
import { keepWatched as keep } from '@vitrina/core/lists'

const kept = new WeakSet<ShopStore>()

/** Shows what was watched as it lies on this device, and keeps what changes. */
export function keepWatched(shop: ShopStore): void {
  if (kept.has(shop)) return
  kept.add(shop)
  keep(shop, { storage: deviceStorage, tabs: browserHost.tabs })
}
