import { composedText, typedText } from '../spelling/typed-text.ts'
import { keyboardLayouts } from './keyboard-layout.messages.ts'

/**
 * How much likelier each letter stands in a name of Latin letters than its key does in a Russian one:
 * tenths of the logarithm of both shares. «a» is the key of «ф», «j» that of «о».
 */
const LIKELIER: Readonly<Record<string, number>> = {
  ...{ a: 34, b: -16, c: -7, d: 0, e: 16, f: -13, g: -3, h: 3, i: 23, j: -17, k: -17, l: 3, m: 3 },
  ...{ n: 0, o: 30, p: 1, q: -25, r: 5, s: 12, t: 0, u: 5, v: -12, w: 8, x: -22, y: -12, z: -34 }
}
const SURE = 15
/** Shorter words are too short to tell. */
const LETTERS_MIN = 4
/** Keys that hold letters of the Russian layout alone. */
const RUSSIAN_KEY = /[[\]{}`;<>]/
/** No name has as many consonants in a row. */
const UNSPOKEN = /[bcdfghjklmnpqrstvwxz]{5}/i

/** Whether a word was meant in its Latin letters: «John» was, «Bdfy» is «Иван». */
function isLatinWord(word: string): boolean {
  const letters = word.toLowerCase().match(/[a-z]/g) ?? []
  if (letters.length < LETTERS_MIN || RUSSIAN_KEY.test(word)) return false
  if (UNSPOKEN.test(word) || /[\u0400-\u04ff]/.test(word)) return false
  return letters.reduce((sum, letter) => sum + (LIKELIER[letter] ?? 0), 0) > SURE
}

const LATIN_LETTER = /[a-z]/i
const RUSSIAN_LETTER = /[\u0400-\u04ff]/
const WORD = /\S+/g
/** Keys without a letter on them in the Russian layout's own reach: they always mean the Latin one. */
const BRACKET_KEY = /[[\]{}`]/g
const WORD_START = /(^|[\s-])(\p{L})/gu

/**
 * Turns text typed in the Latin layout into Russian, word by word. Punctuation keys become letters
 * only in a word with Latin letters; hyphens and other signs stay (P21).
 */
export const toRussianLayout = (text: string) =>
  text.replace(WORD, word => (LATIN_LETTER.test(word) ? toRussianKeys(word) : word))

/**
 * What a name field makes of typed text: Russian letters, each word and hyphened part capitalised. A name
 * that is one in its Latin letters stays as it was typed.
 */
export function correctName(text: string, particles: readonly string[] = []): string {
  return composedText(text).replace(WORD, word => {
    if (isLatinWord(word)) return word
    const russian = toRussianLayout(word).replace(BRACKET_KEY, toRussianKeys)
    return particles.includes(russian) ? russian : capitalised(russian)
  })
}

/** A name whose Latin words are read by their keys, whatever they look like. */
export const nameByKeys = (name: string): string =>
  name.replace(WORD, word => (LATIN_LETTER.test(word) ? capitalised(toRussianKeys(word)) : word))

/**
 * What a search typed in the wrong layout was meant to be: «ntnhflm» is «тетрадь».
 *
 * @example
 * ```ts
 * import { repairSearch } from '@vitrina/core/values'
 *
 * repairSearch('ntnhflm') // → 'тетрадь'
 * ```
 */
export function repairSearch(input: string): string | undefined {
  const text = typedText(input)
  if (text === '' || RUSSIAN_LETTER.test(text) || !LATIN_LETTER.test(text)) return undefined
  return toRussianLayout(text).toLowerCase()
}

function toRussianKeys(text: string): string {
  let converted = ''
  for (const key of text) {
    const place = keyboardLayouts.latin.indexOf(key)
    converted += place === -1 ? key : keyboardLayouts.russian.charAt(place)
  }
  return converted
}

const capitalised = (word: string) =>
  word
    .toLowerCase()
    .replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase())
