import { REAL_WORDS } from './real-words.ts'

/** Shorter words are left as they are typed. */
export const MENDED_WORD_MIN = 4
/** Up to so many letters a word is mended by one letter only, and never the first. */
const SHORT_WORD = 5
const ENDING_MAX = 3

/** A word that means what it says, sold here or not: «кеды» are no «кедр». */
const isReal = (word: string) =>
  REAL_WORDS.some(stem => word.startsWith(stem) && word.length - stem.length <= ENDING_MAX)

/** The nearest of the words that are a typo or two away, or the word itself. */
export function likestWord(word: string, candidates: readonly string[]): string {
  if (word.length < MENDED_WORD_MIN || isReal(word)) return word
  const near = candidates
    .filter(other => word.length > SHORT_WORD || other[0] === word[0])
    .map(other => ({ other, distance: editDistance(word, other) }))
    .filter(({ distance }) => distance <= typosIn(word))
    .toSorted((one, next) => one.distance - next.distance)
  return near[0]?.other ?? word
}

const typosIn = ({ length }: string) => (length <= SHORT_WORD ? 1 : Math.floor(length / 3))

/** Letters to add, drop, change or swap with the next one. */
function editDistance(from: string, to: string): number {
  let [earlier, previous]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        at(previous, column) + 1,
        at(next, column - 1) + 1,
        at(previous, column - 1) + changed,
        swapped ? at(earlier, column - 2) + 1 : Number.POSITIVE_INFINITY
      )
    }
    earlier = previous
    previous = next
  }
  return at(previous, to.length)
}

const at = (row: readonly number[] | undefined, column: number) =>
  row?.[column] ?? Number.POSITIVE_INFINITY
