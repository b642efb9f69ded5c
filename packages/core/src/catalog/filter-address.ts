import { catalogSearch, parseCatalogQuery } from './catalog-query.ts'

/** What the fields of a filter form ask for, as the one address of that list. */
export const filterAddress = (
  path: string,
  fields: readonly (readonly [name: string, value: string])[]
): string =>
  path +
  catalogSearch(parseCatalogQuery(`?${new URLSearchParams(fields.map(field => [...field]))}`))
