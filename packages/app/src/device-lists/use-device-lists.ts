import { browserHost, deviceStorage } from '@vitrina/core/browser'
import { keepCompare } from '@vitrina/core/compare'
import { showDeviceFavorites } from '@vitrina/core/favorites'
import { useShop } from '@vitrina/react-ui'
import { useEffect } from 'react'

/** Shows what lies on this device, once the page is the application's, and keeps the comparison from then on. */
export function useDeviceLists(): void {
  const shop = useShop()
  useEffect(() => {
    showDeviceFavorites(shop, deviceStorage)
    return keepCompare(shop, { storage: deviceStorage, tabs: browserHost.tabs })
  }, [shop])
}
