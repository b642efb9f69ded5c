import type { DeviceList } from '../device-list/keep-list.ts'
import { type ListReading, productsOf } from '../device-list/list-reading.ts'
import { compareMessages as messages } from './compare.messages.ts'
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
      /** Columns are missing, or their prices are another visitor's; «products.retry» reads again. */
      readonly isFailed: boolean
      /** One product differs from nothing: no choice of rows is offered. */
      readonly isAlone: boolean
      /** What is said over the table, or an empty string. */
      readonly note: string
    }

/** The columns of what is compared, with every row or with those that tell the products apart. */
export function comparisonView(
  { ids, isRead }: DeviceList,
  reading: ListReading<ComparedView>,
  isDifferentOnly: boolean
): ComparisonView {
  if (!isRead) return { kind: 'awaited' }
  if (ids.length === 0) return { kind: 'empty' }
  const products = productsOf(reading, ids)
  const isFailed = reading.failure !== undefined
  if (products.length === 0) return { kind: isFailed ? 'failed' : 'awaited' }
  const missing = ids.length - products.length
  const isAlone = ids.length === 1
  const every = compareRows(products)
  const groups = isDifferentOnly ? differentRows(every) : every
  const isSame = missing === 0 && isDifferentOnly && groups.length === 0
  return {
    kind: 'table',
    ...{ products, groups, isFailed, isAlone },
    awaited: isFailed ? 0 : missing,
    note: isAlone ? messages.onlyOne : isSame ? messages.noDifferences : ''
  }
}
