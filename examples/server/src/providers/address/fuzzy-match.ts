const ONE_MISTAKE_FROM = 4
const TWO_MISTAKES_FROM = 8

/** Lower case, ё as е, no dots: how names are compared. */
export const foldName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[.«»"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** How well typed text begins a name: 3 the name, 2 one of its words, 1 with a typing mistake. */
export function matchName(typed: string, name: string): number {
  if (typed === '') return 0
  if (name.startsWith(typed)) return 3
  const words = name.split(/[ -]/)
  if (words.some(word => word.startsWith(typed))) return 2
  return [name, ...words].some(part => isMistyped(typed, part)) ? 1 : 0
}

function isMistyped(typed: string, name: string): boolean {
  const allowed = typed.length >= TWO_MISTAKES_FROM ? 2 : typed.length >= ONE_MISTAKE_FROM ? 1 : 0
  if (allowed === 0) return false
  // A letter may be missing or too many, so beginnings of neighbouring lengths are tried.
  for (let length = typed.length - allowed; length <= typed.length + allowed; length++) {
    if (length <= name.length && distance(typed, name.slice(0, length)) <= allowed) return true
  }
  return false
}

/** Letters to insert, drop, replace or swap with the next one. */
function distance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, right.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
