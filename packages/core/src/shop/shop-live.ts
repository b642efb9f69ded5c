import { createNotificationHandler } from '../account/notifications/handle-notification.ts'
import {
  createNotificationsMachine,
  type NotificationsActor
} from '../account/notifications/notifications.machine.ts'
import { unreadIn, unreadNews } from '../account/notifications/notifications.ts'
import { basketUnderWay } from '../engine/basket-settled.ts'
import type { BuildsActor } from '../engine/builds.machine.ts'
import { type EngineContext, perShop } from '../engine/engine-context.ts'
import { type OpenLine, openLine } from '../engine/open-line.ts'
import { mayReload } from '../engine/reload-guard.ts'
import { createVersionApi } from '../engine/version.api.ts'
import { createVersionMachine, type VersionActor } from '../engine/version.machine.ts'
import type { Notification } from '../entities/notification.ts'
import { defaultSavedNames } from '../lists/own-lists/saved-names.ts'
import type { LiveActor } from '../live/live.machine.ts'
import type { ReadReports } from '../live/read-reports.ts'
import { openActor } from '../platform/open-actor.ts'
import { createModalsMachine, type ModalsActor } from '../store/modals.machine.ts'
import { tokenClaims } from '../values/token-claims/token-claims.ts'
import { countLater, notificationsApi, readReports } from './shop-notifications.ts'

/** The window that asks to reload after a breaking change. */
export const VERSION_MODAL = 'version'

/** What lives besides the visitor's own doings: messages, versions, builds, windows. */
export interface ShopLive {
  readonly live: LiveActor
  readonly notifications: NotificationsActor
  readonly version: VersionActor
  readonly builds: BuildsActor
  readonly modals: ModalsActor
  readonly toasts: EngineContext['toasts']
  /** A page was arrived at, in whatever way: versions are checked, a new build is loaded (G2). */
  navigate(url: string): void
}

/** What lives from the shop's start on; the first arrival is at the page that it starts on. */
export const shopLive = perShop(createShopLive)

function createShopLive(context: EngineContext): ShopLive {
  const { platform, config, configuration, api, toasts } = context
  const clock = { clock: platform.clock }
  let path = platform.path?.() ?? '/'
  const savedNames = () => configuration?.savedTokens ?? defaultSavedNames(config.siteName)

  const modals = openActor(createModalsMachine(), clock).start()
  const version = openActor(
    createVersionMachine(
      createVersionApi({ ...context, isBusy: () => isBusy(context), savedNames, path: () => path })
    ),
    clock
  ).start()
  const line = context.liveLine ?? openLine(platform, config)
  const { live, builds } = line
  let hasMoved = path !== line.openedOn
  const reports = readReports(context, live)
  const notifications = openActor(
    createNotificationsMachine(notificationsApi(api, reports)),
    clock
  ).start()

  const actors = { live, notifications, version, builds, modals }
  const unwire = wireLive({
    ...context,
    ...actors,
    ...{ liveLine: line, reports, savedNames },
    path: () => path,
    hasMoved: () => hasMoved,
    mayReload: () => mayReload(path, platform.tabStorage, platform.clock.now())
  })
  if (configuration) version.send({ type: 'page.visited' })
  for (const actor of [line, notifications, version, modals])
    context.onStop(() => void actor.stop())
  context.onStop(unwire)
  return {
    ...{ ...actors, toasts },
    navigate(url) {
      path = url
      hasMoved = true
      version.send({ type: 'page.visited' })
    }
  }
}

/** Whether a reload would lose something that is on its way. */
const isBusy = ({ basket, underWay }: EngineContext): boolean =>
  basketUnderWay(basket) || [...underWay].some(isHeld => isHeld())

interface Wiring extends EngineContext, Omit<ShopLive, 'navigate' | 'toasts'> {
  readonly liveLine: OpenLine
  readonly reports: ReadReports
  readonly savedNames: () => readonly string[]
  readonly path: () => string
  /** Another page is shown than the line was opened on: a new build may be loaded with it. */
  readonly hasMoved: () => boolean
  readonly mayReload: () => boolean
}

function wireLive(wiring: Wiring): () => void {
  const { platform, auth, session, live, notifications, version, builds, modals, toasts } = wiring
  const counting = countLater(wiring)
  const handle = createNotificationHandler({
    platform,
    savedNames: wiring.savedNames,
    since: wiring.liveLine.openedAt,
    isMember: () => session.getSnapshot().matches('member'),
    tokenIssuedAt: () => tokenClaims(auth.token()).iat,
    async markRead(id) {
      await wiring.reports.add(id)
      counting.begin()
    },
    showToast: toast => toasts.send({ type: 'toast.show', toast }),
    askToReload: () => version.send({ type: 'version.outdate' }),
    restart() {
      // A page that may not reload by itself goes on as a guest's.
      leaveSession()
      platform.tabs.send({ type: 'session.signedOut' })
      if (wiring.mayReload()) platform.reload()
    }
  })
  const leaveSession = () => session.send({ type: 'otherTab.signedOut' })
  const receive = (notification: Notification) => {
    notifications.send({ type: 'notification.arrived', notification })
    void handle(notification)
  }
  const subscriptions = [
    live.on('notification.received', ({ notification }) => receive(notification)),
    // One reload: that of the versions brings the new build along (C24).
    version.on('version.passed', () => {
      if (wiring.hasMoved()) builds.send({ type: 'page.arrived' })
    }),
    // Its tokens went with the other cookies.
    version.on('version.cleared', () => {
      if (auth.token() === undefined) leaveSession()
    }),
    version.on('version.outdated', () =>
      modals.send({ type: 'modal.open', key: VERSION_MODAL, closesOnOverlay: false })
    ),
    modals.on('modal.closed', ({ key }) => {
      if (key !== VERSION_MODAL) return
      version.send({ type: 'version.dismiss' })
      // Its tokens went with the other cookies.
      if (auth.token() === undefined) leaveSession()
    }),
    session.on('session.signedIn', () => notifications.send({ type: 'count.load' })),
    session.on('session.signedOut', () => notifications.send({ type: 'list.forget' })),
    notifications.on('unread.counted', ({ unread }) => platform.tabs.send(unreadNews(unread))),
    watchToken(wiring)
  ]
  for (const notification of wiring.liveLine.join({ ...wiring, isBusy: () => isBusy(wiring) })) {
    receive(notification)
  }
  const stopListening = platform.tabs.listen(message => {
    const unread = unreadIn(message)
    if (unread !== undefined) notifications.send({ type: 'unread.heard', unread })
  })
  return () => {
    counting.stop()
    stopListening()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** §4: another token, or none any more, opens another line. */
function watchToken({ session, auth, live }: Pick<Wiring, 'session' | 'auth' | 'live'>) {
  let known = auth.token()
  return session.subscribe(() => {
    const token = auth.token()
    if (token === known) return
    known = token
    live.send({ type: 'token.changed' })
  })
}
