import { composedText, typedText } from '../spelling/typed-text.ts'
import { keyboardLayouts } from './keyboard-layout.messages.ts'
import { isLatinWord } from './latin-word.ts'

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
export function repairSearch(given: string): string | undefined {
  const text = typedText(given)
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
