const INN_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** The range left for use inside one shop: no real goods have barcodes that open with 20. */
const FIRST_12_DIGITS = 200_000_000_000

export function shopBarcode(serial: number): string {
  const first12 = FIRST_12_DIGITS + serial
  return String(first12 * 10 + eanCheckDigit(first12))
}

/** Of an EAN-13, from its other twelve digits. */
export function eanCheckDigit(first12: number): number {
  let rest = first12
  let sum = 0
  for (let weight = 3; rest > 0; weight = 4 - weight) {
    sum += (rest % 10) * weight
    rest = Math.floor(rest / 10)
  }
  return (10 - (sum % 10)) % 10
}

/** The tenth digit of an organisation's INN, from the other nine. */
export function innCheckDigit(first9: string): string {
  const sum = INN_WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number(first9[place]),
    0
  )
  return String((sum % 11) % 10)
}
