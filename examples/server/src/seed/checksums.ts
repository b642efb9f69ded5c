const digitsOf = (text: string) => Array.from(text, Number)

const weigh = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0)

const EAN_WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]
const INN_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** An EAN-13 from the range left for use inside one shop (prefix 20), so no real goods have it. */
export function shopBarcode(serial: number): string {
  const body = `20${String(serial).padStart(10, '0')}`
  return body + eanCheckDigit(body)
}

export const eanCheckDigit = (first12: string) =>
  String((10 - (weigh(digitsOf(first12), EAN_WEIGHTS) % 10)) % 10)

/** The tenth digit of an organisation's INN. */
export const innCheckDigit = (first9: string) =>
  String((weigh(digitsOf(first9), INN_WEIGHTS) % 11) % 10)
