import { routePath } from '@vitrina/core'
import { badgeCount, basketSubject } from '@vitrina/core/basket'
import { comparedCount, compareSubject } from '@vitrina/core/compare'
import { favoritesCount, favoritesSubject } from '@vitrina/core/favorites'
import { type IconName, useSubjectSoon } from '@vitrina/react-ui'
import { layoutMessages } from './layout.messages.ts'

interface CountedPlace {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly count: number
}

/** Where the visitor has gathered something, and how much of it; a phone has them under the thumb. */
export function useCountedPlaces(): readonly CountedPlace[] {
  const favorites = useSubjectSoon(favoritesSubject, favoritesCount)
  const goods = useSubjectSoon(basketSubject, badgeCount)
  return [
    {
      href: routePath('favorites'),
      icon: 'heart',
      title: layoutMessages.favorites,
      count: favorites
    },
    { href: routePath('cart'), icon: 'shopping-bag', title: layoutMessages.cart, count: goods }
  ]
}

/** What is compared; a phone has it at the top. */
export const useComparePlace = (): CountedPlace => ({
  href: routePath('compare'),
  icon: 'scale',
  title: layoutMessages.compare,
  count: useSubjectSoon(compareSubject, comparedCount)
})
