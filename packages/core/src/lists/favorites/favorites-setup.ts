import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { Failure } from '../../platform/api-error.ts'
import type { FavoriteCommand } from './favorite-commands.ts'
import {
  type FavoritesChange,
  type FavoritesFact,
  factsOf,
  favoritesWith
} from './favorites-changes.ts'
import type { FavoritesApi, FavoritesEvent, MergedFavorites } from './favorites-events.ts'
import {
  FAVORITES_MAX,
  type FavoritesContext,
  favoritesState,
  isFavorite,
  isIntent,
  nextIntent
} from './favorites-state.ts'

/** What the machine of favourites does, by name; its states are in `favorites.machine.ts`. */
export const createFavoritesSetup = (api: FavoritesApi) =>
  setup({
    types: {
      context: {} as FavoritesContext,
      events: {} as FavoritesEvent,
      emitted: {} as FavoritesFact,
      tags: {} as 'busy'
    },
    actors: {
      merge: fromPromise<MergedFavorites>(({ signal }) => api.merge(signal)),
      read: fromPromise<readonly number[]>(({ signal }) => api.ids(signal)),
      toggle: fromPromise<boolean, number>(({ input, signal }) => api.toggle(input, signal))
    },
    actions: {
      record: enqueueActions(({ context, enqueue }, change: FavoritesChange) => {
        const next = favoritesWith(context, change)
        enqueue.assign(next)
        for (const fact of factsOf(change, context, next)) enqueue.emit(fact)
      }),
      /** Wishes made before the machine was there go the way of all others. */
      takeIntents: enqueueActions(({ enqueue, event }) => {
        assertEvent(event, 'favorites.shown')
        for (const intent of event.shown.intents) enqueue.raise({ type: 'favorite.set', ...intent })
      }),
      /** Good until the account's list is read; what is on the device waits for its merge. */
      takeList: assign(({ event }) => {
        assertEvent(event, 'favorites.shown')
        return { ids: event.shown.ids }
      }),
      readDevice: assign(() => favoritesState(api.kept())),
      keep: (_, ids: readonly number[]) => api.keep(ids),
      leave: (_, onPurpose: boolean) => {
        if (onPurpose) api.keep([])
      },
      log: (_, failure: Failure) => api.log(failure)
    },
    guards: {
      isNews: ({ context }, command: FavoriteCommand) =>
        isIntent(command) && command.favorite !== isFavorite(context, command.productId),
      isTooMuch: ({ context }, command: FavoriteCommand) =>
        isIntent(command) &&
        context.ids.length >= FAVORITES_MAX &&
        command.favorite &&
        !isFavorite(context, command.productId),
      isMerged: (_, { count }: MergedFavorites) => count > 0,
      isUnclear: (_, failure: Failure) => failure.retryable,
      hasIntent: ({ context }) => nextIntent(context) !== undefined
    }
  })
