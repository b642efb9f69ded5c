import type { NotificationsActor } from '../account/notifications/notifications.machine.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import type { BasketActor } from '../basket/basket.machine.ts'
import { basketWatch } from '../cart/basket-changes/watch-basket.ts'
import type { BuildsActor } from '../engine/builds.machine.ts'
import { type EngineContext, openEngineContext } from '../engine/engine-context.ts'
import { checkState, type InitialState } from '../engine/initial-state.ts'
import type { ShopAnalytics } from '../engine/shop-analytics.ts'
import type { VersionActor } from '../engine/version.machine.ts'
import type { FavoritesActor } from '../lists/favorites/favorites.machine.ts'
import { openFavorites, type ShopFavorites } from '../lists/favorites/open-favorites.ts'
import type { LiveActor } from '../live/live.machine.ts'
import { checkPlatform } from '../platform/check-platform.ts'
import { type PartialConfig, shopConfig } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { reportStopped } from '../platform/report-stopped.ts'
import { claimTabSession } from '../platform/tab-session.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { isUnknownMember } from '../session/session.selectors.ts'
import type { ModalsActor } from '../store/modals.machine.ts'
import { type Opened, opened } from '../store/opened.ts'
import type { Store } from '../store/store.ts'
import type { RunningShop } from '../store/subject.ts'
import { logBadAmounts } from '../values/price/log-bad-amounts.ts'
import { engineOf } from './engines.ts'
import { createServiceOpener, type ServiceName, type ShopService, services } from './services.ts'
import { type ShopLive, shopLive } from './shop-live.ts'
import type { LiveShopState } from './shop-state.ts'
import { showToasts } from './shop-toasts.ts'
import { wireShop } from './shop-wiring.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What lives as long as the shop has the face of what a screen opens: `get`, `send`, `subscribe`, `actor`. */
export interface Shop
  extends Omit<ShopFavorites, 'favorites'>,
    Pick<ShopLive, 'toasts' | 'navigate'> {
  readonly api: EndpointCall
  readonly session: Opened<SessionActor>
  readonly basket: Opened<BasketActor>
  readonly live: Opened<LiveActor>
  readonly notifications: Opened<NotificationsActor>
  readonly version: Opened<VersionActor>
  readonly builds: Opened<BuildsActor>
  readonly modals: Opened<ModalsActor>
  /** The favourites; they start when they are first asked for. */
  favorites(): Opened<FavoritesActor>
  readonly analytics: Pick<ShopAnalytics, 'visit' | 'failed'>
  getState(): LiveShopState
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Opens what a screen does with the shop, by its name; the code comes when it is first asked for, and
   * rejects where it does not come.
   */
  service<Name extends ServiceName>(name: Name): Promise<ShopService<Name>>
  /** The engine of a subject, for a store that shows it. */
  run: RunningShop['run']
  /** Ends all that runs: timers, calls, messages between tabs. */
  stop(): void
}

/** The store of a front that fetches its shop when it is needed. */
export type ShopStore = Store<Shop>

/** What runs from the start of a shop, whoever looks at it. */
const fromTheStart = [openFavorites, shopLive, showToasts, basketWatch]

/** The whole shop of one visitor; the only place where its machines meet. */
export function createShop(
  platform: Platform,
  settings: PartialConfig,
  state: InitialState = {}
): Shop {
  const steps = shopInSteps(platform, settings, state)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/**
 * The same shop, with a `pause` between the parts of its start, so that a page that is used meanwhile
 * answers; what comes in the pauses is not lost.
 */
export async function createShopInSteps(
  platform: Platform,
  settings: PartialConfig,
  state: InitialState,
  pause: () => Promise<void>
): Promise<Shop> {
  const steps = shopInSteps(platform, settings, state)
  let step = steps.next()
  while (!step.done) {
    await pause()
    step = steps.next()
  }
  return step.value
}

function* shopInSteps(
  platform: Platform,
  settings: PartialConfig,
  state: InitialState
): Generator<undefined, Shop> {
  checkPlatform(platform, 'createShop(platform)')
  checkState(state, 'createShop(state)')
  const context = openEngineContext(platform, shopConfig(settings), state)
  const { session, basket } = context
  context.onStop(wireShop(context))
  context.onStop(claimTabSession(platform))
  context.onStop(logBadAmounts(platform.log))
  session.start()
  yield
  basket.start()
  for (const begin of fromTheStart) {
    yield
    begin(context)
  }
  const isUnknown = isUnknownMember(session.getSnapshot().context)
  if (!context.isSameVisitor || isUnknown) session.send({ type: 'session.reload' })
  return shopOn(context)
}

function shopOn(context: EngineContext): Shop {
  const { api, session, basket, analytics } = context
  const { favorites, ...reading } = openFavorites(context)
  const service = createServiceOpener(context, services)
  const watched: Shop['service'] = name => {
    reportStopped(session, 'service', name)
    return service(name)
  }
  let list: Opened<FavoritesActor> | undefined
  const { live, notifications, version, builds, modals, ...others } = shopLive(context)
  return {
    ...{ api, analytics, ...reading, ...others },
    session: opened(session),
    basket: opened(basket),
    live: opened(live),
    notifications: opened(notifications),
    version: opened(version),
    builds: opened(builds),
    modals: opened(modals),
    favorites: () => (list ??= opened(favorites())),
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
    service: process.env.NODE_ENV === 'production' ? service : watched,
    run: (subject, shown) => engineOf(subject, context, shown),
    stop: context.stop
  }
}
