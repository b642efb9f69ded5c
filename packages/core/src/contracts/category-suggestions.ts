import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { category } from '../entities/category.ts'

/** Categories to look at next: children of the given one, else its sisters; roots without an id. */
export const listCategorySuggestions = endpoint({
  method: 'GET',
  path: '/category-suggestions/v1',
  query: z.object({ categoryId: z.optional(z.coerce.number<number>().check(z.int())) }),
  response: z.object({ data: z.array(category) })
})
