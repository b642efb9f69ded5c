import { typedText } from '@vitrina/core/values'

import { certificateNumber } from '../../db/certificate-number.ts'

/** Capital letters that look the same in both alphabets, in one order. */
const LATIN = 'ABCEHKMOPTXY'
const RUSSIAN = '\u0410\u0412\u0421\u0415\u041d\u041a\u041c\u041e\u0420\u0422\u0425\u0423'

/**
 * How a code may stand in the store that was typed by hand: in its own capitals, in Russian or in Latin
 * letters that look the same, and as the number of a certificate without its dashes.
 */
export function codeSpellings(typed: string): readonly string[] {
  const plain = typedText(typed).toUpperCase()
  const russian = inLetters(plain, LATIN, RUSSIAN)
  const number = certificateNumber(russian)
  return [
    ...new Set([plain, russian, inLetters(plain, RUSSIAN, LATIN), ...(number ? [number] : [])])
  ]
}

const inLetters = (text: string, from: string, to: string) =>
  Array.from(text, letter => to[from.indexOf(letter)] ?? letter).join('')
