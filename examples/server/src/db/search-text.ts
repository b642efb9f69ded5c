import { keyboardLayouts, typedText } from '@vitrina/core/values'

const SEARCH_MAX = 200
const SHORTENED_WORDS_MAX = 8
const WORD = /[a-zа-я0-9]+/g
const CYRILLIC = /[а-яё]/i
const ADJECTIVE = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю)$/

/** Latin letters that look like Russian ones in either case, and ё; the store folds the same way. */
const LOOKALIKES = 'AaBbCcEeHhKkMmOoPpTtXxYyЁё'
const FOLDED = 'АаВвСсЕеНнКкМмОоРрТтХхУуЕе'

/** The text of a search as it is used: spaces joined, cut to 200 characters. */
export const normalizeSearch = (text: string): string =>
  typedText(text.slice(0, 4 * SEARCH_MAX))
    .slice(0, SEARCH_MAX)
    .trim()

/** The one spelling of letters that look alike: «A4» of a Latin keyboard is «А4». */
export const foldLookalikes = (text: string): string =>
  Array.from(text, letter => FOLDED[LOOKALIKES.indexOf(letter)] ?? letter).join('')

/** A vendor code without what people write between its parts, in the one spelling of its letters. */
export const codeKey = (text: string): string =>
  foldLookalikes(text)
    .toLowerCase()
    .replaceAll(/[^a-zа-я0-9]/g, '')

/** Words as the dictionary of corrections keeps them. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? []

/**
 * The text without one word, an adjective before all others and the last first, then by its beginning
 * alone: what it names leads.
 */
export function shorterTexts(text: string): string[] {
  const words = wordsOf(text).slice(0, SHORTENED_WORDS_MAX)
  const dropped = words.map((_, at) => at).reverse()
  const isAdjective = (at: number) => ADJECTIVE.test(words[at] ?? '')
  const order = [...dropped.filter(isAdjective), ...dropped.filter(at => !isAdjective(at))]
  const withoutOne = order.map(dropped => words.filter((_, at) => at !== dropped))
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
