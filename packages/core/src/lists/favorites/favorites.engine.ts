import type { Ground } from '../../engine/ground.ts'
import { runActor } from '../../store/run-actor.ts'
import type { DoorOf } from '../../store/shapes-of.ts'
import type { FavoriteCommand, FavoritesContext, FavoritesHeard } from './favorites-state.ts'
import { openFavorites } from './open-favorites.ts'

const favoritesDoor: DoorOf<FavoriteCommand | FavoritesHeard> = {
  name: 'favorites',
  shapes: {
    'favorite.set': { productId: 'a number', favorite: 'true or false' },
    'favorites.heard': { ids: 'a list' }
  }
}

export function favoritesEngine(ground: Ground, shown: FavoritesContext) {
  const actor = openFavorites(ground).favorites()
  actor.send({ type: 'favorites.shown', shown })
  return runActor(actor, favoritesDoor)
}
