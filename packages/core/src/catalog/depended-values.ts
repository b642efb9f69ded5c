import type { Filter, FilterValue } from '../entities/filter.ts'

type FilterValues = Pick<Filter, 'code'> & {
  readonly values: readonly Pick<FilterValue, 'id' | 'dependedValues'>[]
}

/**
 * Which of the chosen values count. A value that depends on values of other filters steps back
 * when something is chosen in those filters and none of it is what the value depends on.
 */
export function countingValues(
  filters: readonly FilterValues[],
  chosenIds: ReadonlySet<number>
): ReadonlySet<number> {
  const isCounting = applicability(filters, chosenIds)
  return new Set(
    filters.flatMap(({ values }) =>
      values.filter(value => chosenIds.has(value.id) && isCounting(value)).map(({ id }) => id)
    )
  )
}

/** Tells of a value whether it makes sense beside the chosen ones. */
export function applicability(
  filters: readonly FilterValues[],
  chosenIds: ReadonlySet<number>
): (value: Pick<FilterValue, 'dependedValues'>) => boolean {
  const siblings = new Map(
    filters.flatMap(({ values }) => values.map(({ id }) => [id, values] as const))
  )
  return ({ dependedValues }) => {
    if (dependedValues.some(id => chosenIds.has(id))) return true
    const rivals = dependedValues.flatMap(id => siblings.get(id) ?? [])
    return !rivals.some(({ id }) => chosenIds.has(id))
  }
}
