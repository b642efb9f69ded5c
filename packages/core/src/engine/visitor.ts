import { createApi } from '../api/api.ts'
import type { AuthPort } from '../api/auth-port.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { createServerTime, type ServerTime } from '../api/server-time.ts'
import { createBasketApi } from '../basket/basket.api.ts'
import {
  type BasketActor,
  createBasketMachine,
  type OutsideEvent
} from '../basket/basket.machine.ts'
import { basketSchema } from '../basket/basket-commands.ts'
import { emptyBasket } from '../basket/basket-state.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import type { ShopConfig } from '../platform/config.ts'
import { openActor, openGuarded } from '../platform/open-actor.ts'
import type { Platform } from '../platform/platform.ts'
import { createAuth } from '../session/auth.ts'
import { createTokenStore, type TokenStore } from '../session/refresh.ts'
import { createSessionApi } from '../session/session.api.ts'
import { createSessionMachine, type SessionActor } from '../session/session.machine.ts'
import { guestSession } from '../session/session.ts'
import { sessionShapes } from '../session/session-events.ts'
import { withCatalogueCache } from './catalogue-cache.ts'
import type { InitialState } from './initial-state.ts'
import { type ConnectionWatch, watchConnection } from './watch-connection.ts'

/** Who the visitor is, his line to the shop and his basket. */
export interface VisitorState {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly configuration: SiteConfiguration | undefined
  readonly store: TokenStore
  readonly line: ConnectionWatch
  readonly auth: AuthPort
  readonly api: EndpointCall
  readonly session: SessionActor
  readonly basket: BasketActor
  /** Tells the basket what its door takes from nobody. */
  notifyBasket(event: OutsideEvent): void
  /** The newest wish that the basket was started with, or an empty string. */
  readonly basketSince: string
  readonly serverTime: ServerTime
  /** Whether the page was made for whom the cookies name today. */
  readonly isSameVisitor: boolean
}

export function openVisitorState(
  platform: Platform,
  config: ShopConfig,
  state: InitialState
): VisitorState {
  const store = createTokenStore(platform, config)
  store.cartToken()
  const isMember = store.read() !== undefined
  const isSameVisitor = state.session?.signedIn === isMember
  const { configuration, serverTime = createServerTime(platform.clock) } = state
  const session = openActor(
    createSessionMachine(createSessionApi({ platform, config, store, api: () => api }), {
      ...guestSession(),
      ...state.session,
      signedIn: isMember
    }),
    { clock: platform.clock },
    { shapes: sessionShapes }
  )
  const auth = createAuth(session, store)
  const line = watchConnection(platform, config)
  const known = { platform, config, configuration, store, line, auth, session, isSameVisitor }
  const api = openClient(known, serverTime)
  const basket = openBasket({ ...known, api }, serverTime, state.basket)
  return {
    ...known,
    serverTime,
    api,
    basket: basket.actor,
    notifyBasket: basket.notify,
    basketSince: state.basket?.lastIntentId ?? ''
  }
}

type BasketMember = 'basket' | 'notifyBasket' | 'basketSince' | 'serverTime'

function openClient(
  parts: Omit<VisitorState, 'api' | BasketMember>,
  serverTime: ServerTime
): EndpointCall {
  const { platform, config, configuration, line, auth, session } = parts
  const answering = { ...platform, fetch: line.fetch }
  return withCatalogueCache(createApi({ platform: answering, config, auth, serverTime }), {
    platform,
    config,
    lifeMs: configuration?.catalogueCacheMs ?? 0,
    visitor: () => ({
      priceRole: session.getSnapshot().context.priceRole,
      epoch: auth.epoch()
    })
  })
}

/** Another visitor's basket is not shown; what was wished for a moment ago is meant for his own. */
function openBasket(
  { platform, api, isSameVisitor }: Omit<VisitorState, BasketMember>,
  serverTime: ServerTime,
  shown: InitialState['basket']
) {
  const known = { ...emptyBasket(), ...shown }
  const start = isSameVisitor ? known : { ...emptyBasket(), log: known.log }
  const { randomBytes, storage } = platform
  const source = { now: serverTime.now, randomBytes, storage }
  return openGuarded(
    createBasketMachine(createBasketApi(api), source, start),
    { clock: platform.clock },
    basketSchema
  )
}
