import { waitFor } from 'xstate'
import type { Api } from '../api/api.ts'
import type { BasketActor } from '../basket/basket.machine.ts'
import type { BasketCommand } from '../basket/basket-command.ts'
import { isUnsettled } from '../basket/basket-log.ts'
import { createCheckoutApi } from '../checkout/checkout.api.ts'
import type { CheckoutActor } from '../checkout/checkout.machine.ts'
import { type GivenConfig, shopConfig } from '../config/config.ts'
import { openFavorites, type ShopFavorites } from '../favorites/open-favorites.ts'
import { createGuestOrders, type GuestOrders } from '../guest-order/guest-orders.ts'
import { createKeptBaskets, type KeptBaskets } from '../kept-baskets/kept-baskets.ts'
import { createOwnOrders, type OwnOrders } from '../orders/own-orders.ts'
import { createOwnPasskeys, type OwnPasskeys } from '../passkeys/passkeys.ts'
import { checkPlatform } from '../platform/check-platform.ts'
import type { Platform } from '../platform/platform.ts'
import { claimTabSession } from '../platform/tab-session.ts'
import { type Account, createAccount } from '../session/account.ts'
import { listVisitor } from '../session/list-visitor.ts'
import type { SessionActor } from '../session/session.machine.ts'
import type { RunningShop, Store } from '../store/store.ts'
import { createShopAccount, type ShopAccount } from './shop-account.ts'
import { createShopActors } from './shop-actors.ts'
import { createShopAnalytics, type ShopAnalytics } from './shop-analytics.ts'
import { createShopCatalogue, type ShopCatalogue, visitorRules } from './shop-catalogue.ts'
import { watchBasket } from './shop-changes.ts'
import { createShopCheckout, type ShopCheckout } from './shop-checkout.ts'
import { engineOf } from './shop-engines.ts'
import { createFastOrders } from './shop-fast-order.ts'
import { createShopFeedback, type ShopFeedback } from './shop-feedback.ts'
import { createShopForms, type ShopForms } from './shop-forms.ts'
import { createShopLive, type ShopLive } from './shop-live.ts'
import { createShopSocial, type ShopSocial } from './shop-social.ts'
import type { KnownState, LiveShopState } from './shop-state.ts'
import { createShopSuggestions } from './shop-suggestions.ts'
import { tellByToasts } from './shop-toasts.ts'
import { openVisitor } from './shop-visitor.ts'
import { wireShop } from './shop-wiring.ts'

export interface Shop
  extends ShopAccount,
    ShopCatalogue,
    ShopCheckout,
    ShopFeedback,
    ShopForms,
    ShopFavorites,
    ShopLive,
    ShopSocial {
  readonly api: Api
  readonly session: SessionActor
  readonly basket: BasketActor
  readonly account: Account
  readonly orders: OwnOrders
  readonly guestOrders: GuestOrders
  readonly passkeys: OwnPasskeys
  readonly keptBaskets: KeptBaskets
  readonly analytics: Pick<ShopAnalytics, 'visit' | 'failed'>
  getState(): LiveShopState
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  sendBasket(command: BasketCommand): void
  /** The engine of a subject, for a store that shows it. */
  run: RunningShop['run']
  /** Ends all that runs: timers, calls, messages between tabs. */
  stop(): void
}

/** The store of a front that fetches its shop when it is needed. */
export type ShopStore = Store<Shop>

/** The whole shop of one visitor; the only place where its machines meet. */
export function createShop(platform: Platform, given: GivenConfig, state: KnownState = {}): Shop {
  checkPlatform(platform, 'createShop(platform)')
  const config = shopConfig(given)
  const parts = openVisitor(platform, config, state)
  const { api, session, basket, store, line, configuration } = parts
  const unwire = wireShop(parts)
  const stopClaiming = claimTabSession(platform)
  const actors = createShopActors(platform)
  session.start()
  basket.start()
  const rules = () => visitorRules({ session, configuration })
  const account = createAccount({ platform, api, store, session })
  const checkouts = new Set<CheckoutActor>()
  const { stop: stopFavorites, ...favorites } = openFavorites({
    ...{ platform, api, rules, idsPath: config.favoriteIdsPath },
    visitor: listVisitor(session),
    tell: toast => live.toasts.send({ type: 'toast.show', toast })
  })
  const reloadBasket = () => basket.send({ type: 'basket.acted' })
  const isBusy = () => isBasketUnderWay(basket) || [...checkouts].some(isUnderWay)
  const { stop: stopLive, ...live } = createShopLive({ ...parts, isBusy })
  const { stop: stopCatalogue, ...catalogue } = createShopCatalogue({ api, session, configuration })
  const shopAccount = createShopAccount({ api, session, account, actors })
  const suggestions = createShopSuggestions({
    ...{ api, clock: platform.clock, lookups: shopAccount.lookups },
    rules,
    role: () => session.getSnapshot().context.roles[0] ?? 'guest'
  })
  const hush = tellByToasts({ basket, session, toasts: live.toasts, tokens: store })
  const analytics = createShopAnalytics(parts)
  const changes = watchBasket(basket, () => session.getSnapshot().context.priceRole)
  if (!parts.isSameVisitor) session.send({ type: 'session.reload' })

  const fastOrders = createFastOrders(parts)
  const engines = {
    openFastOrder: fastOrders.open,
    ...{ basket, session, suggestions, ...catalogue },
    ...{ favorites: favorites.favorites, toasts: live.toasts, connection: line.connection },
    notifications: live.notifications,
    basketChanges: changes
  }
  const stops = [
    ...[unwire, line.stop, hush, stopClaiming, analytics.stop, stopFavorites, stopLive],
    ...[stopCatalogue, suggestions.stop, fastOrders.stop, changes.stop],
    ...[session, basket, actors].map(actor => () => actor.stop())
  ]
  return {
    ...{
      api,
      session,
      basket,
      account,
      analytics,
      ...favorites,
      ...live,
      ...catalogue,
      ...shopAccount
    },
    ...createShopCheckout({ parts, config, actors, checkouts, analytics }),
    ...createShopFeedback(api),
    ...createShopForms({ api, config, session, actors }),
    ...createShopSocial({ api, session, actors }),
    passkeys: createOwnPasskeys({ platform, api, account }),
    keptBaskets: createKeptBaskets({
      ...{ api, platform, reloadBasket },
      settled: () => basketSettled(basket)
    }),
    orders: createOwnOrders({
      api,
      reloadBasket,
      openPayment: createCheckoutApi({ api, platform, config }).openPayment
    }),
    guestOrders: createGuestOrders(api),
    getState: () => ({
      basket: basket.getSnapshot().context,
      session: session.getSnapshot().context
    }),
    subscribe(listener) {
      const subscriptions = [session.subscribe(listener), basket.subscribe(listener)]
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    sendBasket: command => basket.send(command),
    run: (subject, shown) => engineOf(subject, engines, shown),
    stop() {
      for (const stop of stops) stop()
    }
  }
}

/** Milliseconds: longer than any wish under way takes, while the network is there. */
const SETTLING_MS = 10_000

const basketSettled = (basket: BasketActor) =>
  waitFor(basket, ({ context }) => !isUnsettled(context), { timeout: SETTLING_MS })

const isBasketUnderWay = (basket: BasketActor): boolean => {
  const { log, operations } = basket.getSnapshot().context
  return log.length > 0 || operations.length > 0
}

const isUnderWay = (checkout: CheckoutActor): boolean => {
  const snapshot = checkout.getSnapshot()
  return snapshot.status === 'active' && snapshot.hasTag('busy')
}
