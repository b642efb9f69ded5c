import * as z from 'zod/mini'

/** Questions of a walk by id: `after` is the last id that is known, `limit` how many more are wanted, at most `most`. */
export const walk = (most: number) => ({
  after: z.optional(z.coerce.number<number>().check(z.int(), z.gte(0))),
  limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(most)))
})
