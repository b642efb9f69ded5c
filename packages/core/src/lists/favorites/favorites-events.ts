import type { Failure } from '../../platform/api-error.ts'
import type { FavoriteCommand, FavoritesReceived } from './favorite-commands.ts'
import type { FavoritesContext } from './favorites-state.ts'

export interface MergedFavorites {
  readonly ids: readonly number[]
  /** How many the device had; 0 leaves `ids` unknown. */
  readonly count: number
}

export interface FavoritesApi {
  /** The list of the device. */
  kept(): readonly number[]
  keep(ids: readonly number[]): void
  ids(signal: AbortSignal): Promise<readonly number[]>
  /** Moves the device's list into the account; does nothing where there is none. */
  merge(signal: AbortSignal): Promise<MergedFavorites>
  /** Turns a product over and says what it is now. Never repeated by itself (N3). */
  toggle(productId: number, signal: AbortSignal): Promise<boolean>
  log(failure: Failure): void
}

export type FavoritesEvent =
  | FavoriteCommand
  | { readonly type: 'favorites.reload' }
  | FavoritesReceived
  /** What a page shows before its engine is there: its list, and what the visitor wished since. */
  | { readonly type: 'favorites.shown'; readonly shown: FavoritesContext }
  | { readonly type: 'session.signedIn' }
  /** Who leaves on purpose takes the device's list along (§4). */
  | { readonly type: 'session.signedOut'; readonly onPurpose: boolean }
