const QUOTE = '"'

/** The cells of one row as spreadsheets write it: by tabs, semicolons, commas, else by spaces. */
export function cellsOf(row: string): readonly string[] {
  const separator = ['\t', ';', ','].find(sign => row.includes(sign))
  const cells = separator === undefined ? bySpaces(row) : bySign(row, separator)
  return cells.map(plainCell)
}

/** «4600000000012 5» are two cells, «Тетрадь в клетку» is one: names are told apart by wider gaps. */
function bySpaces(row: string): readonly string[] {
  const words = row.trim().split(/\s+/)
  return words.length === 2 ? words : row.trim().split(/\s{2,}/)
}

function bySign(row: string, separator: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of row) {
    if (sign === QUOTE && /^\s*("|$)/.test(cell)) isQuoted = !isQuoted
    if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

/** An apostrophe before a cell keeps spreadsheets from counting it. */
const plainCell = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', QUOTE)
    .replace(/^'/, '')
    .trim()
