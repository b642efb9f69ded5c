import type { ShopStore } from '@vitrina/core'
import { placedOrderPath } from '@vitrina/core/orders'

import type { Navigation } from '../../routing/navigation-port.ts'

/** Leads from an empty basket to the order that has emptied it, where its answer was lost. */
export async function showLostOrder(
  shop: ShopStore,
  navigation: Pick<Navigation, 'open'>
): Promise<void> {
  const find = await (await shop.engine()).service('findLostOrder')
  const order = await find()
  if (order !== undefined) await navigation.open(placedOrderPath(order.id), { replace: true })
}
