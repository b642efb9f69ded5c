import { type Kysely, sql } from 'kysely'

import { likestWord, MENDED_WORD_MIN } from '../../db/likest-word.ts'
import type { Database } from '../../db/schema.ts'
import {
  codeKey,
  foldLookalikes,
  normalizeSearch,
  shorterTexts,
  switchLayout,
  wordsOf
} from '../../db/search-text.ts'
import {
  type AskedFact,
  asTyped,
  type FactSources,
  type Reading,
  readFacts
} from './asked-facts.ts'
import type { ListingColumns } from './listing-columns.ts'
import { anyOf, factMet, factsTest, hasWords, nearness } from './match-conditions.ts'

/** Shorter codes are words rather than codes. */
const CODE_MIN = 3
const CORRECTED_WORDS_MAX = 8
const LIKE_WORDS = 12
/** The shortest part of a word that two were joined to. */
const PART_MIN = 3

/** What a search found in the listing. */
export interface Match {
  readonly slots: Int32Array
  /** How near each slot is to what was asked; missing where a code was. */
  readonly ranks: Float64Array | undefined
  /** The text really searched, when the typed one found nothing. */
  readonly corrected: string | undefined
}

interface Place {
  readonly db: Kysely<Database>
  readonly columns: ListingColumns
}

/**
 * Tries the text as a code, as words with facts, in the other keyboard layout, then with its typos
 * mended, at last without the words that leave nothing.
 */
export async function findMatch(
  place: Place,
  search: string | undefined,
  sources: FactSources
): Promise<Match | undefined> {
  const text = normalizeSearch(search ?? '')
  if (text === '') return undefined
  const { db, columns } = place
  const byCode = slotsOf(columns, await findByCode(db, text))
  if (byCode.length > 0) return { slots: byCode, ranks: undefined, corrected: undefined }
  const read = (candidate: string) => readFacts(candidate, sources)
  for (const reading of [read(text), asTyped(text)]) {
    const found = await find(place, reading)
    if (found !== undefined) return found
  }
  const switched = switchLayout(text)
  const found = await findCorrected(place, read(switched))
  if (found !== undefined) return found
  for (const candidate of [read(text), read(switched)]) {
    const mended = { ...candidate, words: await mendTypos(db, candidate.words) }
    const match = mended.words !== candidate.words && (await findCorrected(place, mended))
    if (match) return match
  }
  const shorter = await shortened(db, read(text))
  return (shorter && (await findCorrected(place, shorter))) ?? NOTHING
}

const NOTHING: Match = {
  slots: new Int32Array(),
  ranks: new Float64Array(),
  corrected: undefined
}

/** Undefined where nothing is found. */
async function find({ db, columns }: Place, reading: Reading): Promise<Match | undefined> {
  if (reading.words === '' && reading.facts.length === 0) return undefined
  const found = await findHits(db, reading)
  const slots = found.isAll ? listedSlots(columns) : slotsOf(columns, found.ids)
  const suiting = slots.filter(factsTest(columns, reading.facts))
  if (suiting.length === 0) return undefined
  const rankOf = new Map(found.ids.map((id, at) => [id, found.ranks[at] ?? 0]))
  const ranks = Float64Array.from(suiting, slot => rankOf.get(columns.ids[slot] ?? 0) ?? 0)
  return { slots: suiting, ranks, corrected: undefined }
}

async function findCorrected(place: Place, reading: Reading): Promise<Match | undefined> {
  const match = await find(place, reading)
  return match && { ...match, corrected: [reading.words, reading.said].filter(Boolean).join(' ') }
}

const listedSlots = ({ size, isListed }: ListingColumns) =>
  Int32Array.from({ length: size }, (_, slot) => slot).filter(slot => isListed[slot] === 1)

const slotsOf = ({ slots, isListed }: ListingColumns, ids: readonly number[]) =>
  Int32Array.from(ids.flatMap(id => slots.get(id) ?? []).filter(slot => isListed[slot] === 1))

interface Hits {
  /** Words say nothing: the facts decide of all products. */
  readonly isAll: boolean
  readonly ids: readonly number[]
  readonly ranks: readonly number[]
}

/** Products that have the words, and how near each is; beside facts alone those that had better have some. */
async function findHits(db: Kysely<Database>, reading: Reading): Promise<Hits> {
  const { rows } = await sql<{
    nodes: number
    hits: readonly [number, number][] | null
  }>`/*prepared*/
    select numnode(q) as nodes, (
      select json_agg(json_build_array(p.product_id, ${nearness(reading)})) from product_search p
      where p.tsv @@ case when numnode(q) = 0 then liked else q end
    ) as hits
    from websearch_to_tsquery('russian', ${foldLookalikes(reading.words)}) as q,
      websearch_to_tsquery('russian', ${anyOf(reading)}) as liked`.execute(db)
  const { nodes = 0, hits } = rows[0] ?? {}
  const isAll = nodes === 0 && reading.facts.length > 0
  const found = nodes === 0 && !isAll ? [] : (hits ?? [])
  return { isAll, ids: found.map(([id]) => id), ranks: found.map(([, rank]) => rank) }
}

/** Without a word that leaves nothing, while the facts are kept; then without the facts. */
async function shortened(db: Kysely<Database>, reading: Reading): Promise<Reading | undefined> {
  const texts = shorterTexts(reading.words)
  const words = await firstFound(db, texts, reading.facts)
  if (words !== undefined) return { ...reading, words }
  if (reading.facts.length === 0) return undefined
  const plain = await firstFound(db, [reading.words, ...texts], [])
  return plain === undefined ? undefined : asTyped(plain)
}

async function findByCode(db: Kysely<Database>, text: string): Promise<number[]> {
  const key = codeKey(text)
  if (key.length < CODE_MIN) return []
  const { rows } = await sql<{ id: number }>`/*prepared*/
    select id from product where vendor_code_key = ${key}
    union
    select g.product_id from offer o join product_group g on g.id = o.group_id
    where o.barcode = ${key}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The first of the texts that finds something. */
async function firstFound(
  db: Kysely<Database>,
  texts: readonly string[],
  facts: readonly AskedFact[]
): Promise<string | undefined> {
  const { rows } = await sql<{ place: number }>`/*prepared*/
    select place::int from unnest(${texts.map(foldLookalikes)}::text[])
      with ordinality as shorter (text, place),
      lateral websearch_to_tsquery('russian', shorter.text) as q
    where exists (
      select 1 from product_search p join listing l on l.product_id = p.product_id
      where ${sql.join([hasWords(facts), ...facts.map(factMet)], sql` and `)}
    )
    order by place limit 1`.execute(db)
  const place = rows[0]?.place
  return place === undefined ? undefined : texts[place - 1]
}

/** Each word that no product has, replaced by the likest word of the titles, or by two that were joined. */
async function mendTypos(db: Kysely<Database>, text: string): Promise<string> {
  const words = wordsOf(text).slice(0, CORRECTED_WORDS_MAX)
  const { rows } = await sql<UnknownWord>`/*prepared*/
    select typed.word, (select json_agg(known.word) from (
      select word from search_word where word % typed.word
      order by similarity(word, typed.word) desc, products desc, word limit ${LIKE_WORDS}
    ) known) as likest, (
      select concat_ws(' ', left(typed.word, at), substr(typed.word, at + 1))
      from generate_series(${PART_MIN}, length(typed.word) - ${PART_MIN}) as at
      where exists (select 1 from search_word where word = left(typed.word, at))
        and exists (select 1 from search_word where word = substr(typed.word, at + 1))
      limit 1
    ) as parts
    from unnest(${words}::text[]) as typed (word)
    where length(typed.word) >= ${MENDED_WORD_MIN} and not exists (
      select 1 from product_search where tsv @@ plainto_tsquery('russian', typed.word)
    )`.execute(db)
  const mends = new Map(rows.map(row => [row.word, mendOf(row)]))
  const mended = words.map(word => mends.get(word) ?? word)
  return mended.join(' ') === words.join(' ') ? text : mended.join(' ')
}

interface UnknownWord {
  readonly word: string
  readonly likest: readonly string[] | null
  /** «ланч бокс» of «ланчбокс». */
  readonly parts: string | null
}

function mendOf({ word, likest, parts }: UnknownWord): string {
  const mended = likestWord(word, likest ?? [])
  return mended === word ? (parts ?? word) : mended
}
