import type { Ground } from '../../engine/ground.ts'
import { runActor } from '../../store/run-actor.ts'
import { favoritesDoor } from './favorite-commands.ts'
import type { FavoritesContext } from './favorites-state.ts'
import { openFavorites } from './open-favorites.ts'

export function favoritesEngine(ground: Ground, shown: FavoritesContext) {
  const actor = openFavorites(ground).favorites()
  actor.send({ type: 'favorites.shown', shown })
  return runActor(actor, favoritesDoor)
}
