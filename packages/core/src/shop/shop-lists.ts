import { waitFor } from 'xstate'

import type { Api } from '../api/api.ts'
import { openActor } from '../errors/open-actor.ts'
import { createFavoritesApi } from '../favorites/favorites.api.ts'
import { createFavoritesMachine, type FavoritesActor } from '../favorites/favorites.machine.ts'
import { favoriteIds } from '../favorites/favorites.selectors.ts'
import { favoritesNews, heardFavorites } from '../favorites/favorites-news.ts'
import {
  type FavoritesPage,
  readGuestFavorites,
  readMemberFavorites
} from '../favorites/favorites-page.ts'
import type { Platform } from '../platform/platform.ts'
import type { PriceRules } from '../price/price-rules.ts'
import type { SessionActor } from '../session/session.machine.ts'
import type { ShopToast } from '../toasts/toast-queue.ts'
import { favoritesToast } from './shop-toasts.ts'

/** The favourites of a visitor; they start when they are first asked for. */
export interface ShopLists {
  favorites(): FavoritesActor
  /** A page of the favourites, read when all that was wished has come to its end. */
  readFavorites(page: number): Promise<FavoritesPage>
}

interface ListParts {
  readonly platform: Platform
  readonly api: Api
  readonly session: SessionActor
  /** Of the visitor at that moment. */
  readonly rules: () => PriceRules
  readonly favoriteIdsPath: string
  readonly tell: (toast: ShopToast) => void
}

export function createShopLists(parts: ListParts): ShopLists & { stop(): void } {
  const favorites = once(() => startFavorites(parts))
  const { session } = parts
  const signIn = session.on('session.signedIn', () =>
    favorites.get().send({ type: 'session.signedIn' })
  )
  const signOut = session.on('session.signedOut', ({ reason }) =>
    favorites.get().send({ type: 'session.signedOut', onPurpose: reason === 'asked' })
  )
  // §4: a member's ids are fetched when the application starts.
  if (session.getSnapshot().context.signedIn) favorites.get()
  return {
    favorites: favorites.get,
    async readFavorites(page) {
      const question = { page, rules: parts.rules() }
      const { context } = await waitFor(favorites.get(), list => !list.hasTag('busy'))
      return session.getSnapshot().context.signedIn
        ? readMemberFavorites(parts.api, question)
        : readGuestFavorites(parts.api, favoriteIds(context), question)
    },
    stop() {
      signIn.unsubscribe()
      signOut.unsubscribe()
      favorites.stop()
    }
  }
}

interface Running<Actor> {
  readonly actor: Actor
  readonly stop: () => void
}

function once<Actor>(start: () => Running<Actor>) {
  let running: Running<Actor> | undefined
  return {
    get: (): Actor => {
      running ??= start()
      return running.actor
    },
    stop: () => running?.stop()
  }
}

function startFavorites({ platform, api, session, favoriteIdsPath, tell }: ListParts) {
  const isMember = session.getSnapshot().context.signedIn
  const favoritesApi = createFavoritesApi({ platform, api, idsPath: favoriteIdsPath })
  const actor = openActor(createFavoritesMachine(favoritesApi, isMember), {
    clock: platform.clock
  })
  actor.on('*', fact => {
    const toast = favoritesToast(fact)
    if (toast) tell(toast)
  })
  const isOwn = () => actor.getSnapshot().matches('member')
  actor.on('favorites.listed', ({ ids }) =>
    platform.tabs.send(favoritesNews({ ids, isMember: isOwn() }))
  )
  const stopListening = platform.tabs.listen(message => {
    const news = heardFavorites(message)
    if (news?.isMember === isOwn()) actor.send({ type: 'favorites.heard', ids: news.ids })
  })
  return startedWith(actor, stopListening)
}

function startedWith<Actor extends { start(): unknown; stop(): unknown }>(
  actor: Actor,
  stopListening: () => void
): Running<Actor> {
  actor.start()
  return {
    actor,
    stop() {
      stopListening()
      actor.stop()
    }
  }
}
