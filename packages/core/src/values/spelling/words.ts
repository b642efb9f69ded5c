import { typedText } from './typed-text.ts'

const YO = '\u0451'
const YE = '\u0435'

/** A text without what spelling leaves to the writer: letter case, «ё» and runs of spaces. */
export const comparable = (text: string) => typedText(text).toLowerCase().replaceAll(YO, YE)

/** The words of a text, comparable. */
export const wordsOf = (text: string): readonly string[] =>
  comparable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/** Whether every word of `text` begins one of `words`. */
export const hasWords = (words: readonly string[], text: string): boolean =>
  wordsOf(text).every(word => words.some(each => each.startsWith(word)))
