import { type RawBuilder, sql } from 'kysely'

import { foldLookalikes, wordsOf } from '../../db/search-text.ts'
import type { AskedFact, Reading } from './asked-facts.ts'
import type { ListingColumns } from './listing-columns.ts'

/** Weights of a word: of a fact, a brand or a name, the own category, the title. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}'
/** Rounded, so that things found alike are ordered by what sells. */
const RANK_DIGITS = 1
/** Less than the least difference of ranks. */
const NAMED = 0.05

/** Of the search row `p` by the query `q`; facts alone are a search too. */
export const hasWords = (facts: readonly AskedFact[]): RawBuilder<unknown> =>
  facts.length > 0 ? sql`(numnode(q) = 0 or p.tsv @@ q)` : sql`p.tsv @@ q`

/** Of the listing's row `l`. */
export const factMet = ({ filters, orUnsaid }: AskedFact): RawBuilder<unknown> =>
  sql`case ${sql.join(
    filters.map(
      ({ all, suiting }) =>
        sql`when l.value_ids && ${all}::int[] then l.value_ids && ${suiting}::int[]`
    ),
    sql` `
  )} else ${sql.lit(orUnsaid)} end`

/** The same of a slot of the listing, for all facts. */
export function factsTest(
  { terms, starts, ends, pool }: ListingColumns,
  facts: readonly AskedFact[]
): (slot: number) => boolean {
  const termsOf = (ids: readonly number[]) => new Set(ids.map(id => terms.value.get(id)))
  const tests = facts.map(({ filters, orUnsaid }) => ({
    filters: filters.map(({ all, suiting }) => ({ all: termsOf(all), suiting: termsOf(suiting) })),
    orUnsaid
  }))
  return slot => {
    const own = pool.subarray(starts[slot], ends[slot])
    return tests.every(({ filters, orUnsaid }) => {
      const deciding = filters.find(({ all }) => own.some(term => all.has(term)))
      return deciding ? own.some(term => deciding.suiting.has(term)) : orUnsaid
    })
  }
}

/**
 * How near a product is to what was asked: a word anywhere counts, most of all in the title, and
 * of those alike the ones whose title and category say every word come first. Of the search row `p` by
 * the query `liked`, made of `anyOf`.
 */
export const nearness = ({ words }: Reading): RawBuilder<unknown> =>
  sql`round(ts_rank(${WEIGHTS}::float4[], p.tsv, liked)::numeric, ${sql.lit(RANK_DIGITS)})
    + case when p.tsv @@ to_tsquery('russian', ${named(words)}) then ${sql.lit(NAMED)} else 0 end`

const named = (words: string) =>
  wordsOf(foldLookalikes(words))
    .map(word => `${word}:AB`)
    .join(' & ')

/** Any of the words that a product has to have, or had better have. */
export const anyOf = ({ words, liked }: Reading): string =>
  wordsOf(foldLookalikes(`${words} ${liked}`)).join(' or ')
