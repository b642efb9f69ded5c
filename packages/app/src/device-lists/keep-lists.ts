import type { ShopStore } from '@vitrina/core'
import { browserHost, deviceStorage } from '@vitrina/core/browser'
import { keepCompare } from '@vitrina/core/compare'
import { keepWatched } from '@vitrina/core/watched'

const kept = new WeakSet<ShopStore>()

/** Shows the comparison and what was watched as they lie on this device, and keeps what changes. */
export function keepLists(shop: ShopStore): void {
  if (kept.has(shop)) return
  kept.add(shop)
  const host = { storage: deviceStorage, tabs: browserHost.tabs }
  keepCompare(shop, host)
  keepWatched(shop, host)
}
