import { basketSubject } from '@vitrina/core/basket'
import { basketChangesSubject } from '@vitrina/core/cart'
import type { Basket } from '@vitrina/core/entities'
import { useEffect } from 'react'

import { useShop } from '../binding/shop-context.tsx'

/**
 * Tells the shop which basket a page was drawn with, so that the first answer of the server is
 * compared with what the visitor sees. For the page itself: its basket may be taken over later.
 */
export function useDrawnBasket(page: Basket | undefined): void {
  const shop = useShop()

  useEffect(() => {
    if (page) shop.send(basketChangesSubject, { type: 'changes.drawn', page })
  }, [shop, page])
  useEffect(() => {
    // The shop runs already: what it knew before this page may be older than the page.
    if (shop.get(basketSubject).buckets) shop.send(basketSubject, { type: 'basket.reload' })
  }, [shop])
}
