import type { AuthPort } from '../api/auth-port.ts'
import type { Notification } from '../entities/notification.ts'
import { createLiveApi } from '../live/live.api.ts'
import { createLiveMachine, type LiveActor } from '../live/live.machine.ts'
import type { ShopConfig } from '../platform/config.ts'
import { openActor } from '../platform/open-actor.ts'
import type { Platform } from '../platform/platform.ts'
import { createBuildsApi } from './builds.api.ts'
import { type BuildsActor, createBuildsMachine } from './builds.machine.ts'
import { isBuildOutdated } from './builds.selectors.ts'

/** What the line asks of its host; without `connect` it only looks for builds. */
export type LinePlatform = Pick<
  Platform,
  | 'apiUrl'
  | 'clock'
  | 'randomBytes'
  | 'log'
  | 'fetch'
  | 'tabStorage'
  | 'reload'
  | 'connect'
  | 'watchPresence'
  | 'path'
>

/** What the line asks of the shop that goes on with it. */
export interface LineShop {
  readonly auth: Pick<AuthPort, 'token' | 'renew'>
  readonly config: Pick<ShopConfig, 'socketTokenParam'>
  /** Something is on its way that a full load would cut. */
  isBusy(): boolean
  /** Of the page that is shown. */
  path(): string
}

/** A page's live connection, and its hourly look for a new build. */
export interface OpenLine {
  readonly live: LiveActor
  readonly builds: BuildsActor
  /** Milliseconds since 1970. */
  readonly openedAt: number
  /** The address of the page that was shown then. */
  readonly openedOn: string
  /** Has a shop go on with it, in its visitor's name; answers what has come until then, once. */
  join(shop: LineShop): readonly Notification[]
  stop(): void
}

/** Before a shop is there: a guest's line, on a page that nothing reloads by itself. */
const nobody: LineShop = {
  auth: { token: () => undefined, renew: async () => false },
  config: { socketTokenParam: '' },
  isBusy: () => true,
  path: () => '/'
}

/**
 * Opens the line of a page: alone, as a guest's, until a shop joins it. `needShop` is called each
 * time that something comes which only a shop can act on: a notification, a new build.
 */
export function openLine(
  platform: LinePlatform,
  { build }: Pick<ShopConfig, 'build'>,
  needShop: () => void = () => undefined
): OpenLine {
  const { clock, connect, watchPresence } = platform
  let shop = nobody
  const builds = openActor(
    createBuildsMachine(
      createBuildsApi({
        ...{ platform, config: { build } },
        isBusy: () => shop.isBusy(),
        path: () => shop.path()
      })
    ),
    { clock }
  )
  const live = openActor(createLiveMachine(liveApi(platform, () => shop)), { clock }).start()
  const waiting: Notification[] = []
  const early = [
    live.on('notification.received', ({ notification }) => {
      waiting.push(notification)
      needShop()
    }),
    builds.subscribe(state => isBuildOutdated(state) && needShop())
  ]
  if (build.id !== '') builds.start()
  if (connect) live.send({ type: 'live.start' })
  const stopWatching = watchPresence?.(isPresent =>
    live.send({ type: isPresent ? 'host.present' : 'host.absent' })
  )
  return {
    ...{ live, builds, openedAt: clock.now(), openedOn: platform.path?.() ?? '/' },
    join(joined) {
      shop = joined
      for (const subscription of early) subscription.unsubscribe()
      if (joined.auth.token() !== undefined) live.send({ type: 'token.changed' })
      return waiting.splice(0)
    },
    stop() {
      stopWatching?.()
      live.stop()
      builds.stop()
    }
  }
}

/** The connection in the name of whoever holds the line at the moment. */
const liveApi = ({ connect = noConnection, ...platform }: LinePlatform, shop: () => LineShop) =>
  createLiveApi({
    ...{ platform, connect },
    tokenParam: () => shop().config.socketTokenParam,
    auth: {
      token: () => shop().auth.token(),
      renew: token => shop().auth.renew(token)
    }
  })

/** Never asked: without a socket of the platform the machine stays off. */
const noConnection: NonNullable<Platform['connect']> = () => ({
  send: () => undefined,
  close: () => undefined
})
