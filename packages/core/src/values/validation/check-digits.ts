import { textOf } from '../../platform/given.ts'

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const TWELVE = [3, ...ELEVEN]

/**
 * Tells whether the check digits of an INN fit. Nobody is refused for them unless the shop says so (P13);
 * the hint beside the field tells of them either way.
 */
export function hasInnDigits(inn: string): boolean {
  const digits = [...textOf(inn)].map(Number)
  const fits = (weights: readonly number[]) => {
    const sum = weights.reduce((all, weight, place) => all + weight * (digits[place] ?? 0), 0)
    return (sum % 11) % 10 === digits[weights.length]
  }
  if (digits.length === 12) return fits(ELEVEN) && fits(TWELVE)
  return digits.length !== 10 || fits(TEN)
}

/** Tells whether the check digit of a barcode of 13 digits fits (P13). */
export function hasBarcodeDigit(barcode: string): boolean {
  const digits = [...textOf(barcode)].map(Number)
  const sum = digits.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0)
  return digits.length !== 13 || sum % 10 === 0
}
