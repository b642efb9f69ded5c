import { routePath } from '@vitrina/core'
import { badgeCount } from '@vitrina/core/basket'
import { favoritesCount, favoritesSubject, showDeviceFavorites } from '@vitrina/core/favorites'
import { type IconName, useBasket, useShop, useSubject } from '@vitrina/react-ui'
import { useEffect } from 'react'

import { textStorage } from '../platform/text-storage.ts'

interface CountedPlace {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly count: number
}

/** Where the visitor has gathered something, and how much of it. */
export function useCountedPlaces(): readonly CountedPlace[] {
  const favorites = useSubject(favoritesSubject, favoritesCount)
  const goods = useBasket(badgeCount)
  return [
    { href: routePath('favorites'), icon: 'heart', title: 'Избранное', count: favorites },
    { href: routePath('cart'), icon: 'shopping-bag', title: 'Корзина', count: goods }
  ]
}

/** Shows what lies on this device, once the page is the application's. */
export function useDeviceLists(): void {
  const shop = useShop()
  useEffect(() => {
    showDeviceFavorites(
      shop,
      textStorage(() => localStorage)
    )
  }, [shop])
}
