import type { CatalogueOptions } from '../../catalog/open-listing.ts'
import { cardView } from '../../catalog/product/card.view.ts'
import { compareProducts } from '../../contracts/compare-products.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import { followVisitor } from '../../engine/follow-visitor.ts'
import { type OpenReading, openReading } from '../../store/open-reading.ts'
import { type ListReading, listReadingAfter } from '../device-list/list-reading.ts'
import { type ListReadingCommand, listReadingSchema } from '../device-list/list-reading-commands.ts'
import { type ComparedView, comparisonSubject } from './comparison.ts'

type OpenComparison = OpenReading<readonly number[], readonly ComparedView[], ListReadingCommand>

/** The compared products with the prices of this visitor. */
const openComparison = (
  { api, rules }: CatalogueOptions,
  start: ListReading<ComparedView>
): OpenComparison =>
  openReading({
    schema: listReadingSchema('comparison'),
    start,
    after: listReadingAfter,
    async read(ids, signal) {
      const { data } = await api(compareProducts, { query: { ids: [...ids] } }, signal)
      return data.map(product => ({
        id: product.id,
        characteristicGroups: product.characteristicGroups,
        card: cardView(product, rules())
      }))
    }
  })

/** The products that are compared, side by side. */
export function comparisonEngine(
  context: EngineContext,
  initial?: Partial<ListReading<ComparedView>>
): OpenComparison {
  const comparison = openComparison(context, comparisonSubject.start(initial))
  return followVisitor(context, comparison, () => comparison.send({ type: 'products.reread' }))
}
