import { routePath } from '@vitrina/core'
import { badgeCount, basketSubject } from '@vitrina/core/basket'
import { type OwnList, ownLists } from '@vitrina/core/lists'
import { type IconName, useSubjectSoon } from '@vitrina/react-ui'

import { layoutMessages } from './layout.messages.ts'

/** Where the visitor has gathered something. */
export interface Place
  extends Pick<OwnList, 'subject' | 'route' | 'isInAccount' | 'title' | 'count'> {
  readonly icon: IconName
}

const cart: Place = {
  subject: basketSubject,
  route: 'cart',
  icon: 'shopping-bag',
  isInAccount: true,
  title: () => layoutMessages.cart,
  count: badgeCount
}

/** From the basket outwards: a header has them from right to left, a phone's bar from left to right. */
export const places: readonly Place[] = [cart, ...ownLists]

/** A place, and how much there is in it. */
export const usePlace = ({ subject, route, icon, title, count }: Place) => ({
  href: routePath(route),
  icon,
  title: title(),
  count: useSubjectSoon(subject, count)
})
