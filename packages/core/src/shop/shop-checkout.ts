import type { Api } from '../api/api.ts'
import { createCheckoutApi } from '../checkout/checkout.api.ts'
import { type CheckoutActor, createCheckoutMachine } from '../checkout/checkout.machine.ts'
import { checkoutDue, startCheckout, takenOver } from '../checkout/checkout.ts'
import { draftKeeper, readDraft } from '../checkout/checkout-draft.ts'
import {
  createPaymentReturnMachine,
  type PaymentReturnActor
} from '../checkout/payment-return.machine.ts'
import type { ShopConfig } from '../config/config.ts'
import { getPaymentStatus } from '../contracts/payments.ts'
import { toFailure } from '../errors/api-error.ts'
import { type ReadOffers, readOffers } from '../order-form/checkout-offers.loader.ts'
import { type CheckoutContext, emptyOrderForm, noOffers } from '../order-form/checkout-state.ts'
import { orderRules } from '../order-form/order-form.ts'
import type { Clock } from '../platform/platform.ts'
import { createDueTimer } from '../store/due-timer.ts'
import { followTown } from './follow-town.ts'
import type { ShopActors } from './shop-actors.ts'
import type { ShopAnalytics } from './shop-analytics.ts'
import type { ShopParts } from './shop-visitor.ts'
import { wireBasketToCheckout } from './shop-wiring.ts'

export interface ShopCheckout {
  /**
   * A checkout of its own, from what a page knows of it already: the draft of this tab, what there
   * is to choose from and the usual choices come by themselves. Stop it when its page is left.
   */
  openCheckout(known?: Partial<CheckoutContext>): CheckoutActor
  /** Asks until the bank's answer for the order is known. */
  createPaymentReturn(orderId: string): PaymentReturnActor
}

interface CheckoutParts {
  readonly parts: ShopParts
  readonly config: ShopConfig
  readonly actors: ShopActors
  readonly checkouts: Set<CheckoutActor>
  readonly analytics: Pick<ShopAnalytics, 'follow' | 'purchased'>
}

/** What a visitor buys with: order and payment. */
export function createShopCheckout({
  parts,
  config,
  actors,
  checkouts,
  analytics
}: CheckoutParts): ShopCheckout {
  const { platform, api, session } = parts

  return {
    openCheckout(known = {}) {
      const { profile, roles, signedIn } = session.getSnapshot().context
      const form = known.form ?? readDraft(platform) ?? emptyOrderForm(profile, roles)
      const start = startCheckout({ ...known, form, rules: { ...orderRules(config), roles } })
      const checkout = actors.start(
        createCheckoutMachine(
          createCheckoutApi({ api, platform, config, onEarlier: analytics.purchased }),
          takenOver(start)
        )
      )
      const keep = draftKeeper(platform, start.form)
      checkout.subscribe(({ context }) => keep(context))
      // First of all: the purchase tells of products that the ordered basket still holds.
      analytics.follow(checkout)
      wireBasketToCheckout(parts, checkout)
      keepTime(checkout, platform.clock)
      followTown(checkout, parts)
      checkouts.add(checkout)
      checkout.subscribe({ complete: () => checkouts.delete(checkout) })
      if (known.offers === undefined) void readOffersFor(checkout, api, signedIn)
      return checkout
    },
    createPaymentReturn: orderId =>
      actors.start(createPaymentReturnMachine({ status: askStatus(api) }, orderId))
  }
}

/** An error is announced and a highlight ends by themselves, whoever shows the form (C15). */
function keepTime(checkout: CheckoutActor, clock: Clock) {
  const timer = createDueTimer(clock, checkout.send)
  checkout.subscribe({
    next: ({ context }) => timer.wait(checkoutDue(context)),
    complete: timer.stop
  })
}

/** What cannot be read is no choice, and says why. */
async function readOffersFor(checkout: CheckoutActor, api: Api, isMember: boolean) {
  const left = new AbortController()
  checkout.subscribe({ complete: () => left.abort() })
  const read: ReadOffers = (endpoint, input) => api(endpoint, input, left.signal)
  const offers = await readOffers(read, isMember).catch(error => ({
    ...noOffers,
    paymentFailure: toFailure(error).message
  }))
  if (!left.signal.aborted) checkout.send({ type: 'offers.seen', offers })
}

const askStatus = (api: Api) => async (id: string, signal: AbortSignal) =>
  (await api(getPaymentStatus, { query: { orderId: id } }, signal)).status
