import type { CardView } from '../../catalog/product/card.view.ts'
import { defineSubject } from '../../store/by-command.ts'
import type { Store } from '../../store/store.ts'
import { isId, tidyIds, withId, withoutIds } from '../device-list/device-list.ts'
import {
  type DeviceList,
  keepList,
  type ListHost,
  type ListReceived
} from '../device-list/keep-list.ts'
import { followList, type GoneCommand, listReadingSubject } from '../device-list/list-reading.ts'

/** As many products as a shelf shows. */
const WATCHED_MAX = 12

export type WatchedCommand =
  | { readonly type: 'product.watched'; readonly productId: number }
  | GoneCommand
  | ListReceived

/** What this device was shown, the newest first; nobody else hears of it. */
export const watchedSubject = /* @__PURE__ */ defineSubject<DeviceList, WatchedCommand>({
  name: 'watched',
  start: initial => ({ ids: [], isRead: false, ...initial }),
  commands: {
    'product.watched': (watched, { productId }) => {
      if (!isId(productId) || watched.ids[0] === productId) return watched
      return { ...watched, ids: tidyIds(withId(watched.ids, productId), WATCHED_MAX) }
    },
    'products.gone': (watched, { ids }) => ({ ...watched, ids: withoutIds(watched.ids, ids) }),
    'list.heard': (_, { ids }) => ({ ids, isRead: true })
  }
})

/** The cards of what was watched. */
export const watchedCardsSubject = listReadingSubject<CardView>('watched-cards')

/** Shows what lies on the device and keeps what changes. Returns the way to stop. */
export const keepWatched = (store: Pick<Store, 'get' | 'send' | 'subscribe'>, host: ListHost) =>
  keepList(store, { subject: watchedSubject, limit: WATCHED_MAX, newest: 'first' }, host)

/** Reads the cards from now on; what the shop does not have is forgotten. Returns the way to stop. */
export const followWatched = (store: Pick<Store, 'get' | 'send' | 'subscribe'>) =>
  followList(store, watchedSubject, watchedCardsSubject)
