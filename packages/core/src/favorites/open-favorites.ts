import { waitFor } from 'xstate'

import type { Api } from '../api/api.ts'
import { openActor } from '../errors/open-actor.ts'
import type { Platform } from '../platform/platform.ts'
import type { PriceRules } from '../price/price-rules.ts'
import type { ListVisitor } from '../session/list-visitor.ts'
import type { ShopToast } from '../toasts/toast-queue.ts'
import { createFavoritesApi } from './favorites.api.ts'
import { createFavoritesMachine, type FavoritesActor } from './favorites.machine.ts'
import { favoritesMessages } from './favorites.messages.ts'
import { favoriteIds } from './favorites.selectors.ts'
import type { FavoritesFact } from './favorites-changes.ts'
import { favoritesNews, heardFavorites } from './favorites-news.ts'
import { type FavoritesPage, readGuestFavorites, readMemberFavorites } from './favorites-page.ts'

/** The favourites of a visitor; they start when they are first asked for. */
export interface ShopFavorites {
  favorites(): FavoritesActor
  /** A page of the favourites, read when all that was wished has come to its end. */
  readFavorites(page: number): Promise<FavoritesPage>
}

interface FavoritesParts {
  readonly platform: Platform
  readonly api: Api
  readonly visitor: ListVisitor
  /** Of the visitor at that moment. */
  readonly rules: () => PriceRules
  readonly idsPath: string
  readonly tell: (toast: ShopToast) => void
}

export function openFavorites(parts: FavoritesParts): ShopFavorites & { stop(): void } {
  const { visitor } = parts
  let running: Running | undefined
  const favorites = () => {
    running ??= startFavorites(parts)
    return running.actor
  }
  const stopWatching = visitor.watch({
    signedIn: () => favorites().send({ type: 'session.signedIn' }),
    signedOut: onPurpose => favorites().send({ type: 'session.signedOut', onPurpose })
  })
  // §4: a member's ids are fetched when the application starts.
  if (visitor.isMember()) favorites()
  return {
    favorites,
    async readFavorites(page) {
      const question = { page, rules: parts.rules() }
      const { context } = await waitFor(favorites(), list => !list.hasTag('busy'))
      return visitor.isMember()
        ? readMemberFavorites(parts.api, question)
        : readGuestFavorites(parts.api, favoriteIds(context), question)
    },
    stop() {
      stopWatching()
      running?.stop()
    }
  }
}

interface Running {
  readonly actor: FavoritesActor
  readonly stop: () => void
}

function startFavorites({ platform, api, visitor, idsPath, tell }: FavoritesParts): Running {
  const favoritesApi = createFavoritesApi({ platform, api, idsPath })
  const actor = openActor(createFavoritesMachine(favoritesApi, visitor.isMember()), {
    clock: platform.clock
  })
  actor.on('*', fact => {
    const toast = toastOf(fact)
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
  actor.start()
  return {
    actor,
    stop() {
      stopListening()
      actor.stop()
    }
  }
}

/** What a visitor is told of his favourites: what he did not see himself. */
function toastOf(fact: FavoritesFact): ShopToast | undefined {
  if (fact.type === 'favorites.merged') return { tone: 'good', text: favoritesMessages.merged }
  return fact.type === 'favorite.failed' ? { tone: 'error', text: fact.message } : undefined
}
