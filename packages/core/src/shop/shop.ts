import { type Api, createApi } from '../api/api.ts'
import { withCatalogueCache } from '../api/catalogue-cache.ts'
import { createServerTime } from '../api/server-time.ts'
import { type BasketActor, createBasketMachine } from '../basket/basket.machine.ts'
import { createBasketApi } from '../basket/basket-api.ts'
import type { BasketCommand } from '../basket/basket-command.ts'
import { basketShapes } from '../basket/basket-shapes.ts'
import { type BasketContext, emptyBasket } from '../basket/basket-state.ts'
import type { CheckoutActor } from '../checkout/checkout.machine.ts'
import { createCheckoutApi } from '../checkout/checkout-api.ts'
import { type GivenConfig, shopConfig } from '../config/config.ts'
import type { Category } from '../entities/category.ts'
import type { Currency, SiteConfiguration } from '../entities/site.ts'
import { openActor } from '../errors/open-actor.ts'
import type { FavoritesContext } from '../favorites/favorites-state.ts'
import { createOwnOrders, type OwnOrders } from '../orders/own-orders.ts'
import { checkPlatform } from '../platform/check-platform.ts'
import type { Platform } from '../platform/platform.ts'
import { claimTabSession } from '../platform/tab-session.ts'
import { type Account, createAccount } from '../session/account.ts'
import { createAuth } from '../session/auth.ts'
import { createSessionMachine, type SessionActor } from '../session/session.machine.ts'
import { createSessionApi } from '../session/session-api.ts'
import { sessionShapes } from '../session/session-shapes.ts'
import { guestSession, type SessionContext } from '../session/session-state.ts'
import { createTokenStore } from '../session/tokens.ts'
import type { RunningShop, Store } from '../store/store.ts'
import { createShopAccount, type ShopAccount } from './shop-account.ts'
import { createShopActors } from './shop-actors.ts'
import { createShopAnalytics, type ShopAnalytics } from './shop-analytics.ts'
import { createShopCatalogue, type ShopCatalogue, visitorRules } from './shop-catalogue.ts'
import { createShopCheckout, type ShopCheckout } from './shop-checkout.ts'
import { engineOf } from './shop-engines.ts'
import { createShopFeedback, type ShopFeedback } from './shop-feedback.ts'
import { createShopForms, type ShopForms } from './shop-forms.ts'
import { createShopLists, type ShopLists } from './shop-lists.ts'
import { createShopLive, type ShopLive } from './shop-live.ts'
import { createShopSocial, type ShopSocial } from './shop-social.ts'
import { createShopSuggestions } from './shop-suggestions.ts'
import { tellByToasts } from './shop-toasts.ts'
import { type ShopParts, wireShop } from './shop-wiring.ts'
import { watchConnection } from './watch-connection.ts'

export interface LiveShopState {
  readonly basket: BasketContext
  readonly session: SessionContext
}

export interface Shop
  extends ShopAccount,
    ShopCatalogue,
    ShopCheckout,
    ShopFeedback,
    ShopForms,
    ShopLists,
    ShopLive,
    ShopSocial {
  readonly api: Api
  readonly session: SessionActor
  readonly basket: BasketActor
  readonly account: Account
  readonly orders: OwnOrders
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

/** What the server hands to the browser with a page: plain JSON, no token in it. */
export interface ShopState extends LiveShopState {
  readonly configuration: SiteConfiguration
  readonly currencies: readonly Currency[]
  readonly categories: readonly Category[]
  /** Of a member, where they could be read. */
  readonly favorites?: Pick<FavoritesContext, 'ids'> | undefined
}

/** The shop as plain JSON, with what its page has read besides. */
export const dehydrate = (
  shop: Pick<Shop, 'getState'>,
  page: Pick<ShopState, 'configuration' | 'currencies' | 'categories'>
): ShopState => ({
  ...page,
  ...shop.getState()
})

/** The store of a front that fetches its shop when it is needed. */
export type ShopStore = Store<Shop>

/** The state of a page, as far as a shop can start from it. */
export type KnownState = Partial<Pick<ShopState, 'configuration' | 'session' | 'basket'>>

/** The whole shop of one visitor; the only place where its machines meet. */
export function createShop(platform: Platform, given: GivenConfig, state: KnownState = {}): Shop {
  checkPlatform(platform, 'createShop(platform)')
  const config = shopConfig(given)
  const store = createTokenStore(platform, config)
  store.cartToken()
  const isMember = store.read() !== undefined
  const isSameVisitor = state.session?.signedIn === isMember
  const clock = { clock: platform.clock }
  const serverTime = createServerTime(platform.clock)

  const session = openActor(
    createSessionMachine(createSessionApi({ platform, config, store, api: () => api }), {
      ...guestSession(),
      ...state.session,
      signedIn: isMember
    }),
    clock,
    sessionShapes
  )
  const auth = createAuth(session, store)
  const line = watchConnection(platform, config)
  const answering = { ...platform, fetch: line.fetch }
  const api = withCatalogueCache(createApi({ platform: answering, config, auth, serverTime }), {
    platform,
    config,
    lifeMs: state.configuration?.catalogueCacheMs ?? 0,
    visitor: () => ({
      priceRole: session.getSnapshot().context.priceRole,
      epoch: auth.epoch()
    })
  })
  const source = { now: serverTime.now, randomBytes: platform.randomBytes }
  const known = { ...emptyBasket(), ...state.basket }
  const basket = openActor(
    createBasketMachine(
      createBasketApi(api),
      source,
      isSameVisitor ? known : { ...emptyBasket(), log: known.log }
    ),
    clock,
    basketShapes
  )

  const parts: ShopParts = {
    platform,
    api,
    session,
    basket,
    store,
    line,
    configuration: state.configuration
  }
  const unwire = wireShop(parts)
  const stopClaiming = claimTabSession(platform)
  const actors = createShopActors(platform)
  session.start()
  basket.start()
  const account = createAccount({ platform, api, store, session })
  const { favoriteIdsPath } = config
  const checkouts = new Set<CheckoutActor>()
  const isBusy = () => {
    const { log, operations } = basket.getSnapshot().context
    return log.length > 0 || operations.length > 0 || [...checkouts].some(isUnderWay)
  }
  const { configuration } = state
  const lists = createShopLists({
    ...{ platform, api, session, favoriteIdsPath },
    tell: toast => live.toasts.send({ type: 'toast.show', toast })
  })
  const { stop: stopLive, ...live } = createShopLive({
    platform,
    config,
    configuration,
    api,
    auth,
    session,
    isBusy
  })
  const { stop: stopCatalogue, ...catalogue } = createShopCatalogue({ api, session, configuration })
  const shopAccount = createShopAccount({ api, session, account, actors })
  const suggestions = createShopSuggestions({
    ...{ api, clock: platform.clock, lookups: shopAccount.lookups },
    rules: () => visitorRules({ session, configuration })
  })
  const hush = tellByToasts({ basket, toasts: live.toasts, tokens: store })
  const analytics = createShopAnalytics(parts)
  if (!isSameVisitor) parts.session.send({ type: 'session.reload' })

  return {
    api,
    session,
    basket,
    favorites: lists.favorites,
    readFavorites: lists.readFavorites,
    ...live,
    ...catalogue,
    ...createShopCheckout({ parts, config, actors, checkouts, analytics }),
    ...createShopFeedback({ api, platform, config, session, actors }),
    ...createShopForms({ api, config, session, actors }),
    ...createShopSocial({ api, session, actors }),
    ...shopAccount,
    account,
    analytics,
    orders: createOwnOrders({
      api,
      reloadBasket: () => basket.send({ type: 'basket.reload' }),
      openPayment: createCheckoutApi({ api, platform, config }).openPayment
    }),
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
    run: (subject, shown) =>
      engineOf(
        subject,
        {
          ...{ basket, session, suggestions, ...catalogue },
          ...{ favorites: lists.favorites, toasts: live.toasts, connection: line.connection }
        },
        shown
      ),
    stop() {
      unwire()
      line.stop()
      hush()
      stopClaiming()
      analytics.stop()
      lists.stop()
      stopLive()
      stopCatalogue()
      suggestions.stop()
      for (const actor of [session, basket, actors]) actor.stop()
    }
  }
}

const isUnderWay = (checkout: CheckoutActor): boolean => {
  const snapshot = checkout.getSnapshot()
  return snapshot.status === 'active' && snapshot.hasTag('busy')
}
