import { type BasketContext, isDeliveryNeeded, isTotalStale } from '@vitrina/core/basket'
import { type Basket } from '@vitrina/core/entities'
import { countedNouns, countOf } from '@vitrina/core/plural'
import { sessionProfile } from '@vitrina/core/session'
import { useEffect, useState } from 'react'

import { usePageBasket } from '../basket-list/use-page-basket.ts'
import { basketScreenStyle } from '../basket-screen/basket-screen.styles.ts'
import { SumBar } from '../basket-summary/sum-bar.tsx'
import { CheckoutProvider } from '../checkout-form/checkout-context.tsx'
import { CheckoutForm, type CheckoutOffers } from '../checkout-form/checkout-form.tsx'
import { createCheckoutHandle } from '../checkout-form/checkout-handle.ts'
import { OrderSummary, useOrderSum } from '../order-summary/order-summary.tsx'
import { PlaceOrder } from '../order-summary/place-order.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useSession, useShop } from '../shop/shop-context.tsx'
import { startForm } from './start-form.ts'
import { useOrderPlaced } from './use-order-placed.ts'

interface CheckoutScreenProps {
  /** What the page was read with. */
  basket: Basket
  offers: CheckoutOffers
  /** This tab has a form that was filled in before. */
  hasDraft: () => boolean
  /** An order was placed; `isLeaving`: the bank's page is about to open. */
  onPlaced: (orderId: string, isLeaving: boolean) => void
}

/** The checkout as a whole screen: the form and, all the time, what it costs. */
export function CheckoutScreen({ basket: page, offers, hasDraft, onPlaced }: CheckoutScreenProps) {
  const shop = useShop()
  const profile = useSession(sessionProfile)
  const basket = usePageBasket(page)
  const [handle] = useState(() =>
    createCheckoutHandle({
      form: startForm(offers, profile),
      goodsPrice: isTotalStale(basket) ? undefined : basket.total?.price,
      needsDelivery: isDeliveryNeeded(basket),
      start: async form => {
        const [engine, { checkForm }] = await Promise.all([
          shop.engine(),
          import('../checkout-form/check-form.ts')
        ])
        return { actor: engine.createCheckout(form), check: checkForm }
      }
    })
  )

  useEffect(() => {
    if (hasDraft()) handle.wake()
  }, [handle, hasDraft])
  useOrderPlaced(handle, onPlaced)

  return (
    <CheckoutProvider handle={handle}>
      <div className={basketScreenStyle()}>
        <div className="head" data-top>
          <h1>Оформление заказа</h1>
        </div>
        <CheckoutForm offers={offers} />
        <OrderSummary basket={basket} />
      </div>
      <OrderBar basket={basket} />
    </CheckoutProvider>
  )
}

function OrderBar({ basket }: { basket: BasketContext }) {
  const { show } = usePrices()
  const { sum, isStale, isWhole } = useOrderSum(basket)
  const count = countOf(basket.total?.count ?? 0, countedNouns.products)
  const isSent = isWhole && isDeliveryNeeded(basket)
  return (
    <SumBar
      solo
      sum={show(sum)}
      isStale={isStale}
      note={isSent ? `${count} с доставкой` : `${count} без доставки`}
    >
      <PlaceOrder />
    </SumBar>
  )
}
