import { textOf } from '../errors/given.ts'

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const TWELVE = [3, ...ELEVEN]

/**
 * Whether the check digits of an INN fit. Nobody is refused for it (P13): a mistyped one is told of
 * while it can be mended.
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
