import type { DemoFilter, DemoFilterValue } from './catalogue-shapes.ts'
import { FILTER_ROWS } from './filter-table.ts'

const idByName = new Map(
  FILTER_ROWS.flatMap(filter => filter.values.map(value => `${filter.code}:${value.code}`)).map(
    (name, index) => [name, index + 1]
  )
)

function idOf(name: string): number {
  const id = idByName.get(name)
  if (id === undefined) throw new Error(`The demo shop has no filter value ${name}: add it first`)
  return id
}

export const FILTERS: readonly DemoFilter[] = FILTER_ROWS.map((filter, index) => ({
  id: index + 1,
  code: filter.code,
  title: filter.title,
  kind: filter.kind,
  priority: (FILTER_ROWS.length - index) * 10,
  seo: filter.seo,
  values: filter.values.map(({ code, title, hex, needs }) => ({
    id: idOf(`${filter.code}:${code}`),
    code,
    title,
    ...(hex && { hex }),
    ...(needs && { dependedValues: needs.map(idOf) })
  }))
}))

const filterByCode = new Map(FILTERS.map(filter => [filter.code, filter]))

const valueById = new Map(FILTERS.flatMap(filter => filter.values).map(value => [value.id, value]))

/** Finds a value by `filter:value`, as the product tables write it. */
export function filterValue(name: string): DemoFilterValue {
  const value = valueById.get(idOf(name))
  if (value === undefined) throw new Error(`The demo shop has no filter value ${name}`)
  return value
}

export const filterTitle = (code: string) => filterByCode.get(code)?.title ?? code
