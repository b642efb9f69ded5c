import { routePath } from '@vitrina/core'
import { badgeCount } from '@vitrina/core/basket'
import { browserHost, deviceStorage } from '@vitrina/core/browser'
import { comparedCount, compareSubject, keepCompare } from '@vitrina/core/compare'
import { favoritesCount, favoritesSubject, showDeviceFavorites } from '@vitrina/core/favorites'
import { keepWatched } from '@vitrina/core/watched'
import { type IconName, useBasket, useShop, useSubject } from '@vitrina/react-ui'
import { useEffect } from 'react'

interface CountedPlace {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly count: number
}

/** Where the visitor has gathered something, and how much of it; a phone has them under the thumb. */
export function useCountedPlaces(): readonly CountedPlace[] {
  const favorites = useSubject(favoritesSubject, favoritesCount)
  const goods = useBasket(badgeCount)
  return [
    { href: routePath('favorites'), icon: 'heart', title: 'Избранное', count: favorites },
    { href: routePath('cart'), icon: 'shopping-bag', title: 'Корзина', count: goods }
  ]
}

/** What is compared; a phone has it at the top. */
export const useComparePlace = (): CountedPlace => ({
  href: routePath('compare'),
  icon: 'scale',
  title: 'Сравнение',
  count: useSubject(compareSubject, comparedCount)
})

/** Shows what lies on this device, once the page is the application's, and keeps what changes. */
export function useDeviceLists(): void {
  const shop = useShop()
  useEffect(() => {
    const host = { storage: deviceStorage, tabs: browserHost.tabs }
    showDeviceFavorites(shop, host.storage)
    const stops = [keepCompare(shop, host), keepWatched(shop, host)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [shop])
}
