import { tabStorage } from '@vitrina/core/browser'
import { orderRules } from '@vitrina/core/order-form'
import { placedOrderPath } from '@vitrina/core/orders'
import { CheckoutScreen, later, type PointsOnMap } from '@vitrina/react-ui'
import { slim } from '../../frames/slim.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { ruleSets } from '../../platform/rule-sets.ts'
import { shopRules } from '../../platform/shop-rules.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { CheckoutData, loader } from './checkout.loader.ts'

const rules = orderRules({ ...shopRules, ruleSets })
const storage = { tabStorage }

/** A placed order has a file of its own: who fills in the form does without it. */
const loadPlaced = async () => (await import('./placed-order.tsx')).PlacedOrder
const isPlaced = import.meta.env.SSR || new URLSearchParams(location.search).has('order')
const PlacedOrder = isPlaced ? await loadPlaced() : later(loadPlaced)

const PointsMap = later(async () => (await import('./points-map.tsx')).PointsMap)

export const page = definePage<typeof loader>({ frame: slim, View: Checkout })

function Checkout({ data }: ViewProps<CheckoutData>) {
  const navigation = useNavigation()

  function showOrder(orderId: string, isLeaving: boolean) {
    const url = placedOrderPath(orderId)
    // Back from the bank, and Back from the order, must not show a form to send again.
    if (isLeaving) navigation.rewrite(url)
    else void navigation.open(url, { replace: true })
  }

  if (data.kind === 'placed') return <PlacedOrder {...data} storage={storage} />
  const { map } = data
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
