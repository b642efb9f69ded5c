import { withoutIds } from '../device-list/device-list.ts'
import type { DeviceList } from '../device-list/keep-list.ts'
import { type ListReading, productsOf } from '../device-list/list-reading.ts'
import { type CompareGroup, compareRows, differentRows } from './compare-rows.ts'
import type { ComparedView } from './comparison.ts'

/** The page of the comparison: what there is of it, or why there is nothing. */
export type ComparisonView =
  | { readonly kind: 'empty' | 'awaited' | 'failed' }
  | {
      readonly kind: 'table'
      readonly products: readonly ComparedView[]
      readonly groups: readonly CompareGroup[]
      /** Columns whose products are being read. */
      readonly awaited: number
      readonly isFailed: boolean
    }

/** The columns of what is compared, with every row or with those that tell the products apart. */
export function comparisonView(
  { ids, isKnown }: DeviceList,
  reading: ListReading<ComparedView>,
  isDifferentOnly: boolean
): ComparisonView {
  if (!isKnown) return { kind: 'awaited' }
  if (ids.length === 0) return { kind: 'empty' }
  const products = productsOf(reading, ids)
  const isFailed = reading.failure !== undefined
  if (products.length === 0) return { kind: isFailed ? 'failed' : 'awaited' }
  const missing = withoutIds(
    ids,
    products.map(({ id }) => id)
  )
  const groups = compareRows(products)
  return {
    kind: 'table',
    products,
    groups: isDifferentOnly ? differentRows(groups) : groups,
    awaited: isFailed ? 0 : missing.length,
    isFailed
  }
}
