import type { Api } from './api/api.ts'
import type { BasketActor } from './basket/basket.machine.ts'
import { appliedPromo, isPromoBusy, promoError } from './basket/basket.selectors.ts'
import { createPromoCodeMachine, type PromoCodeActor } from './basket/promo-code.machine.ts'
import { type BonusesActor, createBonusesMachine } from './bonuses/bonuses.machine.ts'
import { createBonusesApi } from './bonuses/bonuses-api.ts'
import { bonusesState } from './bonuses/bonuses-state.ts'
import { type CheckoutActor, createCheckoutMachine } from './checkout/checkout.machine.ts'
import { createCheckoutApi, readDraft } from './checkout/checkout-api.ts'
import { checkoutState, emptyOrderForm } from './checkout/checkout-state.ts'
import {
  createPaymentReturnMachine,
  type PaymentReturnActor
} from './checkout/payment-return.machine.ts'
import type { ShopConfig } from './config/config.ts'
import { getPaymentStatus } from './contracts/payments.ts'
import type { OrderForm } from './entities/order.ts'
import type { ShopActors } from './shop-actors.ts'
import type { ShopAnalytics } from './shop-analytics.ts'
import { type ShopParts, wireBasketToCheckout } from './shop-wiring.ts'

export interface ShopCheckout {
  /** A checkout of its own: stop it when its page is left. */
  createCheckout(form?: OrderForm): CheckoutActor
  /** Asks until the bank's answer for the order is known. */
  createPaymentReturn(orderId: string): PaymentReturnActor
  /** A member's bonuses; nothing is fetched while the shop has them switched off. */
  createBonuses(): BonusesActor
  /** The field of the promo code, joined with the basket. */
  createPromoCode(): PromoCodeActor
}

interface CheckoutParts {
  readonly parts: ShopParts
  readonly config: ShopConfig
  readonly actors: ShopActors
  readonly checkouts: Set<CheckoutActor>
  readonly analytics: Pick<ShopAnalytics, 'follow'>
}

/** What a visitor buys with: promo code, bonuses, order and payment. */
export function createShopCheckout({
  parts,
  config,
  actors,
  checkouts,
  analytics
}: CheckoutParts): ShopCheckout {
  const { platform, api, session, basket, configuration } = parts

  return {
    createCheckout(form) {
      const profile = session.getSnapshot().context.profile
      const start = readDraft(platform) ?? form ?? emptyOrderForm(profile)
      const checkout = actors.start(
        createCheckoutMachine(createCheckoutApi({ api, platform, config }), checkoutState(start))
      )
      // First of all: the purchase tells of products that the ordered basket still holds.
      analytics.follow(checkout)
      wireBasketToCheckout(parts, checkout)
      checkouts.add(checkout)
      checkout.subscribe({ complete: () => checkouts.delete(checkout) })
      return checkout
    },
    createPaymentReturn: orderId =>
      actors.start(createPaymentReturnMachine({ status: askStatus(api) }, orderId)),
    createBonuses() {
      const known = bonusesState(configuration?.needToUseBonuses ?? false)
      const bonusesApi = createBonusesApi(api, config.bonusesByUserTypePath)
      return actors.start(createBonusesMachine(bonusesApi, known))
    },
    createPromoCode: () => joinedPromoCode(actors, basket)
  }
}

const askStatus = (api: Api) => async (id: string, signal: AbortSignal) =>
  (await api(getPaymentStatus, { query: { orderId: id } }, signal)).status

function joinedPromoCode(actors: ShopActors, basket: BasketActor): PromoCodeActor {
  const promo = actors.start(createPromoCodeMachine())
  const show = () => {
    const { context } = basket.getSnapshot()
    promo.send({
      type: 'promo.seen',
      applied: appliedPromo(context),
      error: promoError(context),
      isBusy: isPromoBusy(context)
    })
  }
  promo.on('*', command => basket.send(command))
  show()
  const subscription = basket.subscribe(show)
  promo.subscribe({ complete: () => subscription.unsubscribe() })
  return promo
}
