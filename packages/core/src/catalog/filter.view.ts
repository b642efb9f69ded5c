import type { Facets, Filter } from '../entities/filter.ts'
import { boundUnits } from '../values/spelling/bound-units.ts'
import { chosenValues } from './catalog-changes.ts'
import type { CatalogQuery } from './catalog-query.ts'
import { applicability } from './depended-values.ts'

/** A value of a filter. */
export interface FilterValueView {
  readonly code: string
  readonly title: string
  readonly hex: string | undefined
  /** Products this value would leave. */
  readonly count: number
  readonly isChosen: boolean
}

/** A filter as a page shows it: only values that lead somewhere, or are chosen already. */
export interface FilterView {
  readonly code: string
  readonly title: string
  readonly kind: Filter['kind']
  readonly chosen: number
  /** Its values are in sight from the start: of the filters used most, and of what is chosen. */
  readonly isOpen: boolean
  readonly values: readonly FilterValueView[]
}

const OPEN_FILTERS = 4

/** The filters of a list that can still narrow it. */
export const filterViews = (
  filters: readonly Filter[],
  facets: Facets | null,
  query: CatalogQuery
): readonly FilterView[] =>
  applicable(filters, query)
    .map(filter => filterView(filter, facets, query))
    .filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen))
    .map((filter, place) => ({ ...filter, isOpen: place < OPEN_FILTERS || filter.chosen > 0 }))

/** The filters without the values that make no sense beside the chosen ones. */
function applicable(filters: readonly Filter[], query: CatalogQuery): readonly Filter[] {
  const chosenIds = filters.flatMap(({ code, values }) => {
    const codes = chosenValues(query, code)
    return values.filter(value => codes.includes(value.code)).map(({ id }) => id)
  })
  const isApplicable = applicability(filters, new Set(chosenIds))
  return filters.map(filter => ({ ...filter, values: filter.values.filter(isApplicable) }))
}

function filterView(
  filter: Filter,
  facets: Facets | null,
  query: CatalogQuery
): Omit<FilterView, 'isOpen'> {
  const chosen = chosenValues(query, filter.code)
  const counted = facets?.filters.find(({ code }) => code === filter.code)?.values ?? []
  const counts = new Map(counted.map(({ id, count }) => [id, count]))
  const values = filter.values
    .map(({ id, code, title, hex }) => {
      const [count, isChosen] = [counts.get(id) ?? 0, chosen.includes(code)]
      return { code, title: boundUnits(title), hex, count, isChosen }
    })
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  const { code, title, kind } = filter
  return { code, title, kind, chosen: values.filter(({ isChosen }) => isChosen).length, values }
}
