import { followVisitor } from '../../engine/follow-visitor.ts'
import type { Ground } from '../../engine/ground.ts'
import type { ListReading } from '../device-list/list-reading.ts'
import { type ComparedView, comparisonSubject } from './comparison.ts'
import { type OpenComparison, openComparison } from './open-comparison.ts'

/** The products that are compared, side by side. */
export function comparisonEngine(
  ground: Ground,
  known?: Partial<ListReading<ComparedView>>
): OpenComparison {
  const comparison = openComparison(ground, comparisonSubject.start(known))
  return followVisitor(ground, comparison, () => comparison.send({ type: 'products.reread' }))
}
