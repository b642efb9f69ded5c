import { type BasketContext, withPageBasket } from '@vitrina/core/basket'
import type { Basket } from '@vitrina/core/entities'
import { useMemo } from 'react'

import { useBasket } from '../binding/shop-context.tsx'

/** The visitor's basket with its lines, from what the page was read with and what has lived since. */
export function usePageBasket(page: Basket): BasketContext {
  const live = useBasket(state => state)
  return useMemo(() => withPageBasket(live, page), [live, page])
}
