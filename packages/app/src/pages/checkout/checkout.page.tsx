import { routePath } from '@vitrina/core'
import { CheckoutScreen, OrderPlaced } from '@vitrina/react-ui'
import { definePage } from '../../page/define-page.ts'
import { hasCheckoutDraft } from '../../platform/checkout-draft.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { CheckoutData } from './checkout.loader.ts'

export const page = definePage<CheckoutData>({ View: Checkout })

function Checkout({ data }: { data: CheckoutData }) {
  const navigation = useNavigation()

  function showOrder(orderId: string, isLeaving: boolean) {
    const url = `${routePath('checkout')}?order=${encodeURIComponent(orderId)}`
    // Back from the bank, and Back from the order, must not show a form to send again.
    if (isLeaving) navigation.rewrite(url)
    else void navigation.open(url, { replace: true })
  }

  return (
    <div className="wrap">
      {data.kind === 'placed' ? (
        <OrderPlaced order={data.order} />
      ) : (
        <CheckoutScreen {...data} hasDraft={hasCheckoutDraft} onPlaced={showOrder} />
      )}
    </div>
  )
}
