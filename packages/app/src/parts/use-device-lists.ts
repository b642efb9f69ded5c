import { browserHost, deviceStorage } from '@vitrina/core/browser'
import { ownLists } from '@vitrina/core/lists'
import { useShop } from '@vitrina/react-ui'
import { useEffect } from 'react'

const host = { storage: deviceStorage, tabs: browserHost.tabs }

/** Shows what lies on this device, once the page is the application's, and keeps what is kept there. */
export function useDeviceLists(): void {
  const shop = useShop()
  useEffect(() => {
    const stops = ownLists.map(list => list.open(shop, host))
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [shop])
}
