import { waitFor } from 'xstate'
import { type EngineContext, perShop } from '../../engine/engine-context.ts'
import { openActor } from '../../platform/open-actor.ts'
import { ShopAway } from '../../platform/shop-away.ts'
import { type ListVisitor, listVisitor } from '../../session/auth.ts'
import type { ShopToast } from '../../store/toast-queue.ts'
import { createFavoritesApi } from './favorites.api.ts'
import { createFavoritesMachine, type FavoritesActor } from './favorites.machine.ts'
import { favoriteIds } from './favorites.selectors.ts'
import type { FavoritesFact } from './favorites-changes.ts'
import { favoritesOutcomeMessages } from './favorites-outcome.messages.ts'
import type { FavoritesPage } from './favorites-page.ts'
import { favoritesIn, favoritesNews } from './favorites-state.ts'

/** The favourites of a visitor; they start when they are first asked for. */
export interface ShopFavorites {
  favorites(): FavoritesActor
  /** The ids, newest first, when all that was wished has come to its end. */
  settledFavorites(): Promise<readonly number[]>
  /** A page of the favourites, read when all that was wished has come to its end. */
  readFavorites(page: number): Promise<FavoritesPage>
}

/** The favourites of a shop, from its start on. */
export const openFavorites = perShop(favoritesOf)

function favoritesOf(engineContext: EngineContext): ShopFavorites {
  const { api, rules, onStop } = engineContext
  const visitor = listVisitor(engineContext.session)
  let running: Running | undefined
  const favorites = () => {
    running ??= startFavorites(engineContext, visitor)
    return running.actor
  }
  const stopWatching = visitor.watch({
    signedIn: () => favorites().send({ type: 'session.signedIn' }),
    signedOut: onPurpose => favorites().send({ type: 'session.signedOut', onPurpose })
  })
  // §4: a member's ids are fetched when the application starts.
  if (visitor.isMember()) favorites()
  onStop(() => {
    stopWatching()
    running?.stop()
  })

  async function settledFavorites() {
    const { context } = await waitFor(favorites(), list => !list.hasTag('busy'))
    return favoriteIds(context)
  }

  return {
    favorites,
    settledFavorites,
    async readFavorites(page) {
      const question = { page, rules: rules() }
      const [code, ids] = await Promise.all([loadPageCode(), settledFavorites()])
      return visitor.isMember()
        ? code.readMemberFavorites(api, question)
        : code.readGuestFavorites(api, ids, question)
    }
  }
}

/** Only the page of favourites reads one: its words come with it. */
const loadPageCode = () =>
  import('./favorites-page.ts').catch(cause => {
    throw new ShopAway('The code of the page of favourites did not come', { cause })
  })

interface Running {
  readonly actor: FavoritesActor
  readonly stop: () => void
}

function startFavorites({ platform, api, toasts }: EngineContext, visitor: ListVisitor): Running {
  const favoritesApi = createFavoritesApi({ platform, api })
  const actor = openActor(createFavoritesMachine(favoritesApi, visitor.isMember()), {
    clock: platform.clock
  })
  actor.on('*', fact => {
    const toast = toastOf(fact)
    if (toast) toasts.send({ type: 'toast.show', toast })
  })
  const isOwn = () => actor.getSnapshot().matches('member')
  actor.on('favorites.listed', ({ ids }) =>
    platform.tabs.send(favoritesNews({ ids, isMember: isOwn() }))
  )
  const stopListening = platform.tabs.listen(message => {
    const news = favoritesIn(message)
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
  if (fact.type === 'favorites.merged')
    return { tone: 'good', text: favoritesOutcomeMessages.merged }
  return fact.type === 'favorite.failed' ? { tone: 'error', text: fact.message } : undefined
}
