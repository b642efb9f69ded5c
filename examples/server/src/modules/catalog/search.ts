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
import { factMet, hasWords } from './match-conditions.ts'

/** Shorter codes are words rather than codes. */
const CODE_MIN = 3
const CORRECTED_WORDS_MAX = 8
const LIKE_WORDS = 12
/** The shortest part of a word that two were joined to. */
const PART_MIN = 3

/** What a search found: products by their code, or words and facts. */
export type Match =
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | {
      readonly kind: 'text'
      readonly reading: Reading
      /** The text really searched, when the typed one found nothing. */
      readonly corrected: string | undefined
    }

/**
 * Tries the text as a code, as words with facts, in the other keyboard layout, then with its typos
 * mended, at last without the words that leave nothing.
 */
export async function findMatch(
  db: Kysely<Database>,
  search: string | undefined,
  sources: FactSources
): Promise<Match | undefined> {
  const text = normalizeSearch(search ?? '')
  if (text === '') return undefined
  const ids = await findByCode(db, text)
  if (ids.length > 0) return { kind: 'ids', ids }
  const read = (candidate: string) => readFacts(candidate, sources)
  for (const reading of [read(text), asTyped(text)]) {
    if (await isFound(db, reading)) return { kind: 'text', reading, corrected: undefined }
  }
  const switched = switchLayout(text)
  if (await isFound(db, read(switched))) return corrected(read(switched))
  for (const candidate of [read(text), read(switched)]) {
    const mended = { ...candidate, words: await mendTypos(db, candidate.words) }
    if (mended.words !== candidate.words && (await isFound(db, mended))) return corrected(mended)
  }
  const shorter = await shortened(db, read(text))
  if (shorter !== undefined) return corrected(shorter)
  return { kind: 'text', reading: asTyped(text), corrected: undefined }
}

const corrected = (reading: Reading): Match => ({
  kind: 'text',
  reading,
  corrected: [reading.words, reading.said].filter(Boolean).join(' ')
})

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

const isFound = async (db: Kysely<Database>, { words, facts }: Reading) =>
  (words !== '' || facts.length > 0) && (await firstFound(db, [words], facts)) !== undefined

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
      select 1 from product p join listing l on l.product_id = p.id
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
      select 1 from product where tsv @@ plainto_tsquery('russian', typed.word)
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
