import { isDeliveryFree, isDeliveryNeeded, isTotalStale } from '../../basket/basket.selectors.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import type { FieldMarks } from '../../forms/field.ts'
import { sessionProfile } from '../../session/session.selectors.ts'
import type { SessionContext } from '../../session/session.ts'
import type { Store } from '../../store/store.ts'
import type { BasketSeen } from '../order-form/checkout-commands.ts'
import type { CheckoutContext, CheckoutOffers } from '../order-form/checkout-state.ts'
import { type DraftStorage, startCheckout } from './checkout.ts'
import { createEarlyCheckout, type EarlyCheckout, type FetchEngine } from './early-checkout.ts'

/** What stands on a page when its checkout begins. */
export interface CheckoutPage {
  readonly session: SessionContext
  readonly basket: BasketContext
  readonly offers: CheckoutOffers
  /** The shop’s own rules of §5. */
  readonly rules: CheckoutContext['rules']
  /** What a form without script brought that is no order yet. */
  readonly sent?: SentCheckout | undefined
}

/** A checkout that a form without script has sent: its page is drawn once more from it. */
export interface SentCheckout {
  readonly checkout: Pick<
    CheckoutContext,
    'form' | 'errors' | 'calculation' | 'lastCalculation' | keyof FieldMarks
  >
  /** What its page shows: the next post orders for this alone. */
  readonly seen: string
  /** The order's own: however often the form is posted, it is one order. */
  readonly orderKey: string
}

interface CheckoutStore extends Pick<Store, 'clock'> {
  engine(): Promise<{ service(name: 'openCheckout'): ReturnType<FetchEngine> }>
}

/** The checkout of a page, from what the page knows; the shop takes it over at the first command. */
export const openPageCheckout = (
  store: CheckoutStore,
  page: CheckoutPage,
  storage: DraftStorage
): EarlyCheckout =>
  createEarlyCheckout({
    initial: pageCheckout(page),
    storage,
    owner: sessionProfile(page.session)?.uid,
    clock: store.clock,
    fetchEngine: async () => (await store.engine()).service('openCheckout')
  })

/** The checkout as a page draws it first. */
export function pageCheckout({
  session,
  basket,
  offers,
  rules,
  sent
}: CheckoutPage): CheckoutContext {
  const { goodsPrice, needsDelivery, isDeliveryFree } = basketSeen(basket)
  const start = startCheckout({
    ...{ profile: sessionProfile(session), rules: { ...rules, roles: session.roles } },
    ...{ offers, goodsPrice, needsDelivery, isDeliveryFree }
  })
  return { ...start, ...sent?.checkout }
}

/** What a checkout has to know of the basket; no price while that is unsettled. */
export const basketSeen = (basket: BasketContext) =>
  ({
    type: 'basket.seen',
    version: basket.version,
    goodsPrice: isTotalStale(basket) ? undefined : basket.total?.price,
    needsDelivery: isDeliveryNeeded(basket),
    isDeliveryFree: isDeliveryFree(basket)
  }) as const satisfies BasketSeen
