import type { ListReading } from '../device-list/list-reading.ts'
import { followVisitor } from '../ground/follow-visitor.ts'
import type { Ground } from '../ground/ground.ts'
import type { CardView } from '../product/card.view.ts'
import { type OpenWatched, openWatched } from './open-watched.ts'
import { watchedCardsSubject } from './watched.ts'

/** The cards of what was watched. */
export function watchedEngine(ground: Ground, known?: Partial<ListReading<CardView>>): OpenWatched {
  const watched = openWatched(ground, watchedCardsSubject.start(known))
  return followVisitor(ground, watched, () => watched.send({ type: 'products.reread' }))
}
