import * as z from 'zod/mini'

/** Where a page stands in its list; `pages` is 0 for an empty list. */
export const pagingMeta = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  pages: z.number()
})

/** Query of a paged list: pages count from 1. */
export const pagingQuery = z.object({
  page: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(1_000_000))),
  limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(100)))
})

/** The same in a body, where a number is one already. */
export const pagingFields = {
  page: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(100)))
}

export type PagingMeta = z.output<typeof pagingMeta>
