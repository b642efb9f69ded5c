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
export function isLatinWord(word: string): boolean {
  const letters = word.toLowerCase().match(/[a-z]/g) ?? []
  if (letters.length < LETTERS_MIN || RUSSIAN_KEY.test(word)) return false
  if (UNSPOKEN.test(word) || /[\u0400-\u04ff]/.test(word)) return false
  return letters.reduce((sum, letter) => sum + (LIKELIER[letter] ?? 0), 0) > SURE
}
