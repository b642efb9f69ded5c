import { getBasket } from '@vitrina/core/contracts'
import { readOffers } from '@vitrina/core/orders'

import { BasketScreen } from '../../src/basket/basket-screen.tsx'
import { BasketSkeleton } from '../../src/basket/basket-skeleton.tsx'
import { CheckoutScreen } from '../../src/orders/checkout-screen/checkout-screen.tsx'
import { Sample, State } from '../sample.tsx'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { shop, store } = await openSampleShop('guest', { chosen: [201, 202] })
const empty = await openSampleShop('guest')
const [basket, offers, nothing] = await Promise.all([
  shop.api(getBasket, {}),
  readOffers(shop.api, false),
  empty.shop.api(getBasket, {})
])

/** From the basket to the order. */
export const BasketAndOrder = () => (
  <>
    <Sample of="basket-screen" variant="rows">
      <State name="Два товара">
        <InShop store={store}>
          <BasketScreen basket={basket} />
        </InShop>
      </State>
      <State name="Пустая">
        <InShop store={empty.store}>
          <BasketScreen basket={nothing} />
        </InShop>
      </State>
    </Sample>
    <Sample of="basket-skeleton" variant="rows">
      <BasketSkeleton />
    </Sample>
    <Sample of="checkout-screen" variant="rows">
      <InShop store={store}>
        <CheckoutScreen basket={basket} offers={offers} onPlaced={() => undefined} />
      </InShop>
    </Sample>
  </>
)
