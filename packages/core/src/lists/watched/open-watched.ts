import type { CatalogueParts } from '../../catalog/open-listing.ts'
import { type CardView, cardView } from '../../catalog/product/card.view.ts'
import { readProductsByIds } from '../../catalog/products-by-ids.ts'
import { type OpenReading, openReading } from '../../store/open-reading.ts'
import {
  type ListReading,
  type ListReadingCommand,
  listReadingAfter
} from '../device-list/list-reading.ts'
import { listReadingDoor } from '../device-list/list-reading-door.ts'

export type OpenWatched = OpenReading<readonly number[], readonly CardView[], ListReadingCommand>

/** The cards of watched products with the prices of this visitor. */
export const openWatched = (
  { api, rules }: CatalogueParts,
  start: ListReading<CardView>
): OpenWatched =>
  openReading({
    door: listReadingDoor('watched-cards'),
    start,
    after: listReadingAfter,
    read: async (ids, signal) =>
      (await readProductsByIds(api, ids, signal)).map(product => cardView(product, rules()))
  })
