import { typedText } from '@vitrina/core/values'

/** How the store begins a number. */
const PREFIX = '\u041f-'
/** The letter of the prefix, what looks or sounds like it, and its key in the other layout. */
const TYPED = /^[\u041f\u0420PNG]?[^\p{L}\d]*(\d+)$/u

/** A number as the store has it, however it was read from paper: «№ 200001», «п200001», «P-200001». */
export function orderNumber(typed: string): string {
  const plain = typedText(typed)
    .replaceAll(/[\u2116#\s]/g, '')
    .toUpperCase()
  const digits = TYPED.exec(plain)?.[1]
  return digits === undefined ? plain : PREFIX + digits
}
