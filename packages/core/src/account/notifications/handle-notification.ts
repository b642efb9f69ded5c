import { cleanUp } from '../../engine/catalogue-cache.ts'
import type { Notification } from '../../entities/notification.ts'
import {
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  storageKeys,
  tabStorageKeys
} from '../../platform/keys.ts'
import type { Platform, TextStorage } from '../../platform/platform.ts'
import type { ShopToast } from '../../store/toast-queue.ts'
import { isBeforeToken, isSystemNotification } from './system-notifications.ts'

const KEPT_IDS = 200

/** Ids that were handled, remembered over reloads where the storage allows. */
function createHandledIds(storage: TextStorage, key: string) {
  const found = new Set(read(storage.get(key) ?? ''))
  return {
    has: (id: string) => found.has(id) || read(storage.get(key) ?? '').includes(id),
    add(id: string): void {
      found.add(id)
      const kept = read(storage.get(key) ?? '').filter(other => other !== id)
      storage.set(key, JSON.stringify([...kept, id].slice(-KEPT_IDS)))
    }
  }
}

function read(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** A reset does not wait longer for its read mark. */
const MARK_WAIT_MS = 1000
const LOCK_MS = 1000

interface HandlingOptions {
  readonly platform: Platform
  /** From when on this page could hear of one, in ms since 1970. */
  readonly since: number
  readonly savedNames: () => readonly string[]
  readonly isMember: () => boolean
  /** When the member's token was issued, in seconds by the server's clock; undefined if it says nothing. */
  readonly tokenIssuedAt: () => number | undefined
  /** Resolves when it was sent or given up. */
  readonly markRead: (id: string) => Promise<void>
  readonly showToast: (toast: ShopToast) => void
  /** The session is over everywhere; the page is loaded again if it may. */
  readonly restart: () => void
  readonly askToReload: () => void
}

/** §4: does what a notification says, once, in the order they come. */
export function createNotificationHandler(options: HandlingOptions) {
  const { platform } = options
  const { clock, cookies, storage, tabStorage, tabs } = platform
  const ofTab = createHandledIds(tabStorage, tabStorageKeys.handledNotifications)
  const ofBrowser = createHandledIds(storage, storageKeys.handledNotifications)
  let queue = Promise.resolve()

  async function handle(notification: Notification): Promise<void> {
    const { id, typeCode, title, body } = notification
    if (ofTab.has(id)) return mark(id)
    ofTab.add(id)
    if (!isSystemNotification(typeCode)) {
      options.showToast({ tone: 'warning', title, text: body })
      return mark(id)
    }
    if (options.isMember()) {
      if (isBeforeToken(notification, options.tokenIssuedAt())) return mark(id)
    } else if (isOldForGuest(notification)) return
    if (typeCode === 'reload_page') return clearAndAsk(notification)
    // All tabs hear of it: one of them clears what they share.
    return tabs.alone('reset_session', LOCK_MS, () => reset(notification))
  }

  /** Any order but this one repeats for ever: an unread message comes again after the reload (R20). */
  async function clear(notification: Notification): Promise<void> {
    const isMember = options.isMember()
    await Promise.race([markForMember(notification.id), pause(MARK_WAIT_MS)])
    cleanUp(platform, options.savedNames())
    if (!isMember) rememberForGuest(notification)
  }

  async function clearAndAsk(notification: Notification): Promise<void> {
    await clear(notification)
    options.askToReload()
  }

  async function reset(notification: Notification): Promise<void> {
    if (ofBrowser.has(notification.id)) return
    await clear(notification)
    ofBrowser.add(notification.id)
    options.restart()
  }

  /** Nobody waits for it: a thousand go in a few messages. */
  const mark = (id: string) => void markForMember(id)

  const markForMember = async (id: string) => {
    if (options.isMember()) await options.markRead(id)
  }

  /** Without a memory of an earlier one, only what comes while the page is open acts on a guest. */
  function isOldForGuest(notification: Notification): boolean {
    const last = Date.parse(cookies.get(cookieNames.lastSystemNotification) ?? '')
    const time = Date.parse(notification.createdAt)
    if (time > (Number.isNaN(last) ? options.since : last)) return false
    if (Number.isNaN(last) && !Number.isNaN(time)) rememberForGuest(notification)
    return true
  }

  const rememberForGuest = ({ createdAt }: Notification) =>
    cookies.set(cookieNames.lastSystemNotification, createdAt, { maxAge: COOKIE_LIFETIME_SECONDS })

  const pause = (ms: number) =>
    new Promise<void>(done => {
      clock.setTimeout(done, ms)
    })

  return (notification: Notification): Promise<void> => {
    queue = queue
      .then(() => handle(notification))
      .catch(() => platform.log('error', 'A notification could not be handled'))
    return queue
  }
}
