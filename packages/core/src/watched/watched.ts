import { isId, tidyIds, withId, withoutIds } from '../device-list/device-list.ts'
import {
  type DeviceList,
  keepList,
  type ListHeard,
  type ListHost
} from '../device-list/keep-list.ts'
import { followList, type GoneCommand, listReadingSubject } from '../device-list/list-reading.ts'
import type { CardView } from '../product/card.view.ts'
import type { Store } from '../store/store.ts'
import type { Subject } from '../store/subject.ts'

/** As many products as a shelf shows. */
export const WATCHED_MAX = 12

export type WatchedCommand =
  | { readonly type: 'product.watched'; readonly productId: number }
  | GoneCommand
  | ListHeard

/** What this device was shown, the newest first; nobody else hears of it. */
export const watchedSubject: Subject<DeviceList, WatchedCommand> = {
  name: 'watched',
  commands: { 'product.watched': true, 'products.gone': true, 'list.heard': true },
  start: known => ({ ids: [], isKnown: false, ...known }),
  after(watched, command) {
    const { ids } = watched
    switch (command.type) {
      case 'product.watched':
        if (!isId(command.productId) || ids[0] === command.productId) return watched
        return { ...watched, ids: tidyIds(withId(ids, command.productId), WATCHED_MAX) }
      case 'products.gone':
        return { ...watched, ids: withoutIds(ids, command.ids) }
      case 'list.heard':
        return { ids: command.ids, isKnown: true }
      // A caller without types made it up.
      default:
        return watched
    }
  }
}

/** The cards of what was watched. */
export const watchedCardsSubject = listReadingSubject<CardView>('watched-cards')

/** Shows what lies on the device and keeps what changes. Returns the way to stop. */
export const keepWatched = (store: Pick<Store, 'get' | 'send' | 'subscribe'>, host: ListHost) =>
  keepList(store, { subject: watchedSubject, limit: WATCHED_MAX, newest: 'first' }, host)

/** Reads the cards from now on; what the shop does not have is forgotten. Returns the way to stop. */
export const followWatched = (store: Pick<Store, 'get' | 'send' | 'subscribe'>) =>
  followList(store, watchedSubject, watchedCardsSubject)
