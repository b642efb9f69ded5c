import { type RawBuilder, sql } from 'kysely'

import { foldLookalikes, wordsOf } from '../../db/search-text.ts'
import type { AskedFact, Reading } from './asked-facts.ts'

/** Weights of a word: of a fact, a brand or a name, the own category, the title. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}'
/** Rounded, so that things found alike are ordered by what sells. */
const RANK_DIGITS = 1
/** Less than the least difference of ranks. */
const NAMED = 0.05

/** Of the product `p` by the query `q`; facts alone are a search too. */
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

/**
 * How near a product is to what was asked: a word anywhere counts, most of all in the title, and
 * of those alike the ones whose title and category say every word come first.
 */
export const nearness = ({ words, liked }: Reading): RawBuilder<unknown> =>
  sql`round(ts_rank(${WEIGHTS}::float4[], p.tsv,
    websearch_to_tsquery('russian', ${anyOf(`${words} ${liked}`)}))::numeric, ${sql.lit(RANK_DIGITS)})
    + case when p.tsv @@ to_tsquery('russian', ${named(words)}) then ${sql.lit(NAMED)} else 0 end`

const named = (words: string) =>
  wordsOf(foldLookalikes(words))
    .map(word => `${word}:AB`)
    .join(' & ')

const anyOf = (text: string) => wordsOf(foldLookalikes(text)).join(' or ')
