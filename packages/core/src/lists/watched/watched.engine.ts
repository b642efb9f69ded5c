import type { CatalogueOptions } from '../../catalog/open-listing.ts'
import { type CardView, cardView } from '../../catalog/product/card.view.ts'
import { readProductsByIds } from '../../catalog/products-by-ids.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import { followVisitor } from '../../engine/follow-visitor.ts'
import { type OpenReading, openReading } from '../../store/open-reading.ts'
import { type ListReading, listReadingAfter } from '../device-list/list-reading.ts'
import { type ListReadingCommand, listReadingSchema } from '../device-list/list-reading-commands.ts'
import { watchedCardsSubject } from './watched.ts'

type OpenWatched = OpenReading<readonly number[], readonly CardView[], ListReadingCommand>

/** The cards of watched products with the prices of this visitor. */
const openWatched = ({ api, rules }: CatalogueOptions, start: ListReading<CardView>): OpenWatched =>
  openReading({
    schema: listReadingSchema('watched-cards'),
    start,
    after: listReadingAfter,
    read: async (ids, signal) =>
      (await readProductsByIds(api, ids, signal)).map(product => cardView(product, rules()))
  })

/** The cards of what was watched. */
export function watchedEngine(
  context: EngineContext,
  initial?: Partial<ListReading<CardView>>
): OpenWatched {
  const watched = openWatched(context, watchedCardsSubject.start(initial))
  return followVisitor(context, watched, () => watched.send({ type: 'products.reread' }))
}
