import { textOf } from '../../platform/input.ts'

/** Signs nobody sees: zero width, direction, soft hyphens, marks of a file. */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const HYPHENS = /[\p{Pd}\u2043\u2212]/gu
const FULL_WIDTH = /[\uff01-\uff5e]/g
const DIRECTIONS = /\p{Bidi_Control}/gu

/**
 * Gives a text without the signs nobody sees, each letter in one piece: «и» and its breve are «й».
 * Spaces and hyphens stay as they are, so that a text can be read while it is typed.
 */
export const composedText = (text: string): string =>
  textOf(text).replace(HIDDEN, '').normalize('NFC')

/**
 * Gives what was typed or pasted into a field of one line as its rules read it: composed, without
 * signs nobody sees, with plain spaces, hyphens and Latin signs of one width, and no spaces around.
 * Every rule of a phone, mailbox, name, code, search or number of a company goes through it.
 *
 * @example
 * ```ts
 * import { typedText } from '@vitrina/core/values'
 *
 * typedText('\u200bПН\u20131042\u00a0') // → 'ПН-1042'
 * ```
 */
export const typedText = (text: string): string =>
  composedText(text)
    .replace(FULL_WIDTH, sign => sign.normalize('NFKC'))
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Gives a mailbox in the one spelling it is kept, looked for and written to. */
export const typedMailbox = (text: string): string => typedText(text).toLowerCase()

/**
 * Gives a text of any length and subject, such as a comment, composed and without signs of
 * direction, which would turn the text around it. What joins the parts of an emoji stays.
 */
export const freeText = (text: string): string =>
  textOf(text).replace(DIRECTIONS, '').normalize('NFC')
