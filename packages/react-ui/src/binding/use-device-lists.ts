import type { ShopStore } from '@vitrina/core'
import { browserHost, deviceStorage } from '@vitrina/core/browser'
import { ownLists } from '@vitrina/core/lists'
import { useEffect } from 'react'

const host = { storage: deviceStorage, tabs: browserHost.tabs }

/** Shows what lies on this device, once the page is the application's, and keeps what is kept there. */
export function useDeviceLists(shop: ShopStore): void {
  useEffect(() => {
    const stops = ownLists.map(list => list.open(shop, host))
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [shop])
}
