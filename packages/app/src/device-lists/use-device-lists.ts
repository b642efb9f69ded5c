import { deviceStorage } from '@vitrina/core/browser'
import { compareSubject } from '@vitrina/core/compare'
import { showDeviceFavorites } from '@vitrina/core/favorites'
import { storageKeys } from '@vitrina/core/platform'
import { useShop } from '@vitrina/react-ui'
import { useEffect } from 'react'

/**
 * Shows what lies on this device, once the page is the application's. What few devices hold brings its
 * code where it lies there already or when something is put in; the engine brings it to all others.
 */
export function useDeviceLists(): void {
  const shop = useShop()
  useEffect(() => {
    showDeviceFavorites(shop, deviceStorage)
    const begin = () => void import('./keep-lists.ts').then(({ keepLists }) => keepLists(shop))
    if (deviceStorage.get(storageKeys.compare) !== undefined) begin()
    else shop.send(compareSubject, { type: 'list.heard', ids: [] })
    return shop.subscribe(compareSubject, begin)
  }, [shop])
}
