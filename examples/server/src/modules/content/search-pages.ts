import { type PageHit, type PagingMeta } from '@vitrina/core/entities'
import { SEARCH_PAGE_SIZE } from '@vitrina/core/values'
import { sql } from 'kysely'

import { likestWord, MENDED_WORD_MIN } from '../../db/likest-word.ts'
import { foldLookalikes, normalizeSearch, switchLayout, wordsOf } from '../../db/search-text.ts'
import type { Call } from '../../http/call.ts'
import { type AskedPage, type PageWindow, pageOf, pagingMeta } from '../../http/paging.ts'
import { ofSite } from './site-rows.ts'

/** Likeness of two words, 0 to 1: pg_trgm's own border. */
const LIKENESS_MIN = 0.3
const LIKE_WORDS = 12
const MENDED_WORDS_MAX = 8

interface SearchQuery extends AskedPage {
  readonly query: string
}

interface Found {
  readonly data: PageHit[]
  readonly meta: PagingMeta
  readonly corrected: string | null
}

/** Pages and articles with these words, in the other keyboard layout or with mended typos. */
export async function searchPages(asked: SearchQuery, call: Call): Promise<Found> {
  const window = pageOf(asked, SEARCH_PAGE_SIZE)
  const text = normalizeSearch(asked.query)
  for (const candidate of [text, switchLayout(text)]) {
    const found = await find(candidate, text, window, call)
    if (found.meta.total > 0) return found
  }
  for (const candidate of [text, switchLayout(text)]) {
    const found = await find(await mendTypos(candidate, call), text, window, call)
    if (found.meta.total > 0) return found
  }
  return { data: [], meta: pagingMeta(window, 0), corrected: null }
}

interface HitRow extends PageHit {
  readonly total: number
}

async function find(text: string, typed: string, window: PageWindow, call: Call): Promise<Found> {
  const hits = await readHits(text, window, call)
  const total = hits.rows[0]?.total ?? (await countHits(text, call))
  return {
    data: hits.rows.map(({ kind, code, title, excerpt }) => ({
      kind,
      code,
      title,
      excerpt: toText(excerpt)
    })),
    meta: pagingMeta(window, total),
    corrected: text === typed ? null : text
  }
}

const texts = ({ visitor }: Call) => sql`(
  select 'page' as kind, code, title, html, tsv from page
  union all
  select type as kind, code, title, html, tsv from news where ${ofSite(visitor)}
)`

/** The excerpts are cut for the shown page only: that is the costly part. */
const readHits = (text: string, { limit, offset }: PageWindow, call: Call) =>
  sql<HitRow>`
  select kind, code, title, total, ts_headline('russian',
    regexp_replace(html, '<[^>]*>', ' ', 'g'), q,
    'StartSel="", StopSel="", MinWords=12, MaxWords=28') as excerpt
  from (
    select kind, code, title, html, q, ts_rank(tsv, q) as rank, count(*) over () as total
    from ${texts(call)} texts, websearch_to_tsquery('russian', ${foldLookalikes(text)}) as q
    where tsv @@ q order by rank desc, code limit ${limit} offset ${offset}
  ) found order by rank desc, code`.execute(call.db)

async function countHits(text: string, call: Call): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from ${texts(call)} texts, websearch_to_tsquery('russian', ${foldLookalikes(text)}) as q
    where tsv @@ q`.execute(call.db)
  return rows[0]?.total ?? 0
}

/** Each word that no text has, replaced by the likest one of all texts. */
async function mendTypos(text: string, { db }: Call): Promise<string> {
  const words = wordsOf(text).slice(0, MENDED_WORDS_MAX)
  const { rows } = await sql<{ word: string; likest: string[] | null }>`
    with known as (
      select word from ts_stat($words$
        select to_tsvector('simple', title || ' ' || html) from page
        union all
        select to_tsvector('simple', title || ' ' || html) from news
      $words$) where length(word) >= ${MENDED_WORD_MIN}
    )
    select typed.word, (select json_agg(likest.word) from (
      select known.word from known
      where similarity(known.word, typed.word) >= ${LIKENESS_MIN}
      order by similarity(known.word, typed.word) desc, known.word limit ${LIKE_WORDS}
    ) likest) as likest
    from unnest(${words}::text[]) as typed (word)`.execute(db)
  const mended = new Map(rows.map(({ word, likest }) => [word, likest]))
  return words.map(word => likestWord(word, mended.get(word) ?? [])).join(' ')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' '
}

/** Cleaned HTML knows only these entities. */
const toText = (html: string) =>
  html
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, entity => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
