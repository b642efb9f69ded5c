import { badgeCount, basketSubject } from '@vitrina/core/basket'
import { sessionMessages } from '@vitrina/core/session'

import { useShop } from '../shop/shop-context.tsx'
import { useToasts } from '../toasts/toasts.tsx'

/** Tells whoever signs in with goods in the basket that they came along. */
export function useKeptBasketNews() {
  const shop = useShop()
  const toasts = useToasts()
  return async (signingIn: Promise<boolean>) => {
    const hadGoods = badgeCount(shop.get(basketSubject)) > 0
    if ((await signingIn) && hadGoods) {
      toasts.show({ tone: 'good', text: sessionMessages.basketKept })
    }
  }
}
