import type { ShopStore } from '@vitrina/core'
import { badgeCount, basketSubject } from '@vitrina/core/basket'

import { ShopProvider, useBasket, useShop } from '../../src/binding/shop-context.tsx'

/** Around all pages, with the store of this visitor. */
export const Page = ({ shop }: { readonly shop: ShopStore }) => (
  <ShopProvider shop={shop} withoutPages={['favorites', 'compare']}>
    <ClearBasket />
  </ShopProvider>
)

function ClearBasket() {
  const shop = useShop()
  const count = useBasket(badgeCount)
  return (
    <button type="button" onClick={() => shop.send(basketSubject, { type: 'basket.clear' })}>
      {`Очистить корзину: ${count}`}
    </button>
  )
}
