import { tabStorage } from '@vitrina/core/browser'
import { orderRules, placedOrderPath } from '@vitrina/core/orders'
import type { PageData } from '@vitrina/core/pages'
import { CheckoutScreen, later, type PointsOnMap, useFieldRules } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

const storage = { tabStorage }

const PointsMap = later(async () => (await import('./points-map.tsx')).PointsMap)

export { prepareCheckout } from '@vitrina/react-ui'

/** The form of an order, which leads to the order that comes of it. */
export function OrderForm(data: Extract<PageData<'checkout'>, { kind: 'form' }>) {
  const navigation = useNavigation()
  const rules = orderRules(useFieldRules())
  const { map } = data

  function showOrder(orderId: string, isLeaving: boolean) {
    const url = placedOrderPath(orderId)
    // Back from the bank, and Back from the order, must not show a form to send again.
    if (isLeaving) navigation.rewrite(url)
    else void navigation.open(url, { replace: true })
  }

  const pointsMap = (shown: PointsOnMap) => <PointsMap {...shown} map={map} />
  return (
    <CheckoutScreen
      {...data}
      {...{ rules, storage }}
      pointsMap={map.offer === 'none' ? undefined : pointsMap}
      onPlaced={showOrder}
    />
  )
}
