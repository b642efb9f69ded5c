import type { EngineContext } from '../../engine/engine-context.ts'
import { runActor } from '../../store/run-actor.ts'
import { favoritesSchema } from './favorite-commands.ts'
import type { FavoritesContext } from './favorites-state.ts'
import { openFavorites } from './open-favorites.ts'

export function favoritesEngine(context: EngineContext, shown: FavoritesContext) {
  const actor = openFavorites(context).favorites()
  actor.send({ type: 'favorites.shown', shown })
  return runActor(actor, favoritesSchema)
}
