import { keyboardLayouts } from '@vitrina/core/keyboard-layout'
import { typedText } from '@vitrina/core/spelling'

const SEARCH_MAX = 200
const SHORTENED_WORDS_MAX = 8
const WORD = /[a-zа-я0-9]+/g
const CYRILLIC = /[а-яё]/i

/** The text of a search as it is used: spaces joined, cut to 200 characters. */
export const normalizeSearch = (text: string): string =>
  typedText(text.slice(0, 4 * SEARCH_MAX))
    .slice(0, SEARCH_MAX)
    .trim()

/** A vendor code without what people write between its parts. */
export const codeKey = (text: string): string => text.toLowerCase().replaceAll(/[^a-zа-яё0-9]/g, '')

/** Words as the dictionary of corrections keeps them. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? []

/** The text without one word, the last first, then by its beginning alone: what it names leads. */
export function shorterTexts(text: string): string[] {
  const words = wordsOf(text).slice(0, SHORTENED_WORDS_MAX)
  const withoutOne = words.map((_, dropped) => words.filter((_, at) => at !== dropped)).reverse()
  const beginnings = words.map((_, length) => words.slice(0, length)).reverse()
  const texts = [...withoutOne, ...beginnings].map(kept => kept.join(' '))
  return [...new Set(texts)].filter(shorter => shorter !== '')
}

/** The same keys pressed in the other layout: «h.rpfr» is «рюкзак». */
export function switchLayout(text: string): string {
  const { latin, russian } = keyboardLayouts
  const [from, to] = CYRILLIC.test(text) ? [russian, latin] : [latin, russian]
  const keys = Array.from(text.toLowerCase(), key => to[from.indexOf(key)] ?? key)
  return keys.join('').toLowerCase()
}
