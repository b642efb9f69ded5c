import type { CardView } from '../../catalog/product/card.view.ts'
import { followVisitor } from '../../engine/follow-visitor.ts'
import type { Ground } from '../../engine/ground.ts'
import type { ListReading } from '../device-list/list-reading.ts'
import { type OpenWatched, openWatched } from './open-watched.ts'
import { watchedCardsSubject } from './watched.ts'

/** The cards of what was watched. */
export function watchedEngine(ground: Ground, known?: Partial<ListReading<CardView>>): OpenWatched {
  const watched = openWatched(ground, watchedCardsSubject.start(known))
  return followVisitor(ground, watched, () => watched.send({ type: 'products.reread' }))
}
