import { routePath } from '@vitrina/core'
import { appliedPromo, type BasketContext, basketSums, isTotalStale } from '@vitrina/core/basket'
import { basketRows, selectedRows } from '@vitrina/core/basket-rows'
import { deliveryPrice, isWaitingForSums, orderTotal } from '@vitrina/core/checkout'
import { type CheckoutContext, isDeliveryChosen } from '@vitrina/core/order-form'

import { SumRow, SumRows } from '../basket-summary/sum-rows.tsx'
import { summaryBoxStyle } from '../basket-summary/summary-box.styles.ts'
import { useCheckout } from '../checkout-form/checkout-context.tsx'
import { LiveRegion } from '../kit/live-region/live-region.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { OrderLine } from './order-line.tsx'
import { orderSummaryMessages } from './order-summary.messages.ts'
import { orderLinesStyle } from './order-summary.styles.ts'
import { PlaceOrder } from './place-order.tsx'

/** What is ordered and what it costs with its delivery, beside the form all the time. */
export function OrderSummary({ basket }: { basket: BasketContext }) {
  const { show } = usePrices()
  const { sum, isStale, isWhole } = useOrderSum(basket)
  if (basket.total === undefined) return undefined
  return (
    <aside className={summaryBoxStyle()} aria-label={orderSummaryMessages.title}>
      <div className="row between">
        <h2 className="h3">{orderSummaryMessages.title}</h2>
        <a className="link sm" href={routePath('cart')}>
          {orderSummaryMessages.change}
        </a>
      </div>
      <ul className={orderLinesStyle()}>
        {selectedRows(basketRows(basket, true)).map(row => (
          <OrderLine key={row.id} row={row} />
        ))}
      </ul>
      <div aria-busy={isStale}>
        <SumRows sums={basketSums(basket.total)} promoCode={appliedPromo(basket)}>
          <DeliveryRow />
        </SumRows>
        <p className="total">
          <span>{isWhole ? orderSummaryMessages.toPay : orderSummaryMessages.withoutDelivery}</span>
          <b>{show(sum)}</b>
        </p>
      </div>
      <div className="go">
        <PlaceOrder wide />
      </div>
      <LiveRegion>{isStale || !isWhole ? '' : orderSummaryMessages.payOf(show(sum))}</LiveRegion>
    </aside>
  )
}

/** Rubles to pay as far as they are known: fresh, or the last ones while new ones are counted. */
export function useOrderSum({ total, ...basket }: BasketContext) {
  const fresh = useCheckout(checkout => orderTotal(checkout))
  const delivery = useCheckout(checkout => shownDelivery(checkout))
  const isWaiting = useCheckout(checkout => isWaitingForSums(checkout))
  const goods = total?.price ?? 0
  return {
    sum: fresh ?? goods + (delivery ?? 0),
    isWhole: delivery !== undefined,
    isStale: isWaiting || isTotalStale({ total, ...basket })
  }
}

function DeliveryRow() {
  const { show } = usePrices()
  const price = useCheckout(checkout => shownDelivery(checkout))
  const isNeeded = useCheckout(checkout => checkout.needsDelivery)
  if (!isNeeded) {
    return (
      <SumRow title={orderSummaryMessages.delivery} isQuiet>
        {orderSummaryMessages.notNeeded}
      </SumRow>
    )
  }
  if (price === undefined) {
    return (
      <SumRow title={orderSummaryMessages.delivery} isQuiet>
        {orderSummaryMessages.choosePlace}
      </SumRow>
    )
  }
  return (
    <SumRow title={orderSummaryMessages.delivery}>
      {price === 0 ? orderSummaryMessages.free : show(price)}
    </SumRow>
  )
}

/** The last price says nothing of a delivery that is not chosen yet. */
function shownDelivery(checkout: CheckoutContext): number | undefined {
  if (!checkout.needsDelivery) return 0
  return isDeliveryChosen(checkout.form) ? deliveryPrice(checkout) : undefined
}
