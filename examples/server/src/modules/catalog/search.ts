import { type Kysely, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import {
  codeKey,
  normalizeSearch,
  shorterTexts,
  switchLayout,
  wordsOf
} from '../../db/search-text.ts'

/** Shorter codes are words rather than codes. */
const CODE_MIN = 3
const CORRECTED_WORDS_MAX = 8
const CORRECTED_WORD_MIN = 3
/** Likeness of two words, 0 to 1; pg_trgm's own border is 0.3. */
const LIKENESS_MIN = 0.35

/** What a search found: products by their code, or a text for the full-text index. */
export type Match =
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'text'; readonly text: string; readonly corrected: string | undefined }

/**
 * Tries the text as a code, as words, in the other keyboard layout, then with its typos mended, at last
 * without the words that leave nothing.
 */
export async function findMatch(
  db: Kysely<Database>,
  search: string | undefined
): Promise<Match | undefined> {
  const text = normalizeSearch(search ?? '')
  if (text === '') return undefined
  const ids = await findByCode(db, text)
  if (ids.length > 0) return { kind: 'ids', ids }
  if (await hasText(db, text)) return { kind: 'text', text, corrected: undefined }
  const switched = switchLayout(text)
  if (await hasText(db, switched)) return corrected(switched)
  for (const candidate of [text, switched]) {
    const mended = await mendTypos(db, candidate)
    if (mended !== undefined && (await hasText(db, mended))) return corrected(mended)
  }
  const shorter = await firstWithText(db, shorterTexts(text))
  if (shorter !== undefined) return corrected(shorter)
  return { kind: 'text', text, corrected: undefined }
}

const corrected = (text: string): Match => ({ kind: 'text', text, corrected: text })

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

async function hasText(db: Kysely<Database>, text: string): Promise<boolean> {
  const { rows } = await sql`/*prepared*/
    select 1 from product where tsv @@ websearch_to_tsquery('russian', ${text}) limit 1`.execute(db)
  return rows.length > 0
}

/** The first of the texts that finds something. */
async function firstWithText(
  db: Kysely<Database>,
  texts: readonly string[]
): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`/*prepared*/
    select text from unnest(${texts}::text[]) with ordinality as shorter (text, place)
    where exists (
      select 1 from product where tsv @@ websearch_to_tsquery('russian', shorter.text)
    )
    order by place limit 1`.execute(db)
  return rows[0]?.text
}

/** Each word replaced by the likest word of the titles; `undefined` when nothing changed. */
async function mendTypos(db: Kysely<Database>, text: string): Promise<string | undefined> {
  const words = wordsOf(text).slice(0, CORRECTED_WORDS_MAX)
  const mended: string[] = []
  for (const word of words) mended.push(await likestWord(db, word))
  const result = mended.join(' ')
  return result === words.join(' ') ? undefined : result
}

async function likestWord(db: Kysely<Database>, word: string): Promise<string> {
  if (word.length < CORRECTED_WORD_MIN) return word
  const { rows } = await sql<{ word: string }>`/*prepared*/
    select word from search_word
    where word % ${word} and similarity(word, ${word}) >= ${LIKENESS_MIN}
    order by similarity(word, ${word}) desc, products desc, word limit 1`.execute(db)
  return rows[0]?.word ?? word
}
