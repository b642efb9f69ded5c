import type { ShopStore } from '@vitrina/core'
import { watchedSubject } from '@vitrina/core/lists'

import type { Navigation } from '../routing/navigation-port.ts'

/** The product that is open becomes the last one watched. */
export function watchProducts(
  shop: ShopStore,
  navigation: Pick<Navigation, 'getState' | 'subscribe'>
): void {
  const check = () => {
    const { route, data } = navigation.getState().current.payload
    const productId: unknown = route?.name === 'product' && Reflect.get(Object(data), 'id')
    if (typeof productId === 'number')
      shop.send(watchedSubject, { type: 'product.watched', productId })
  }
  check()
  navigation.subscribe(check)
}
