import { DAY_MS } from '../../values/calendar/calendar-date.ts'

/** What of a workbook (XLSX) is read, by the names of its files. */
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'

const ROW = /<(?:\w+:)?row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g
const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const TEXT = /<(?:\w+:)?t\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/g
const VALUE = /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/
const STRING = /<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g
const FORMAT = /<(?:\w+:)?numFmt\b([^>]*)>/g
const FORMATS_OF_CELLS = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/
const CELL_FORMAT = /<(?:\w+:)?xf\b([^>]*)>/g
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** Formats that every workbook knows by their numbers (ECMA-376, 18.8.30). */
const DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
const CENTS = new Set([2, 4, 7, 8, 39, 40, 44])
/** Days from the first one of spreadsheets to that of computers. */
const EPOCH_DAYS = 25_569
/** Rows left out in a sheet keep their numbers; a longer gap is no part of a list. */
const GAP_MAX = 100

type Format = 'date' | 'cents' | 'plain'

/** Tells whether a file inside a workbook is needed to read its text. */
export const isWorkbookPart = (name: string): boolean =>
  SHEET.test(name) || name === STRINGS || name === STYLES

/**
 * Gives the first sheet of a workbook that has anything in it as rows of tabs, which `order.read` takes.
 * `parts` are its files by name; prices keep their kopecks and dates are dates, as the sheet shows them.
 */
export function workbookText(parts: Readonly<Record<string, string>>): string {
  const strings = all(parts[STRINGS], STRING).map(([, body = '']) => textIn(body))
  const formats = formatsOf(parts[STYLES] ?? '')
  const texts = Object.keys(parts)
    .filter(name => SHEET.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map(name => sheetText(parts[name] ?? '', strings, formats))
  return texts.find(text => text.trim() !== '') ?? ''
}

function sheetText(xml: string, strings: readonly string[], formats: readonly Format[]): string {
  const rows: string[] = []
  for (const [, attributes = '', body = ''] of all(xml, ROW)) {
    const gap = Number(attribute(attributes, 'r')) - rows.length - 1
    if (gap > 0 && gap <= GAP_MAX) rows.push(...Array<string>(gap).fill(''))
    rows.push(rowText(body, strings, formats))
  }
  return rows.join('\n')
}

function rowText(body: string, strings: readonly string[], formats: readonly Format[]): string {
  const cells: string[] = []
  for (const [, attributes = '', inner = ''] of all(body, CELL)) {
    const column = columnOf(attribute(attributes, 'r')) ?? cells.length
    while (cells.length < column) cells.push('')
    cells.push(quoted(cellText(attributes, inner, strings, formats)))
  }
  return cells.join('\t')
}

function cellText(
  attributes: string,
  inner: string,
  strings: readonly string[],
  formats: readonly Format[]
): string {
  const value = plain(VALUE.exec(inner)?.[1] ?? '')
  switch (attribute(attributes, 't')) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'inlineStr':
      return textIn(inner)
    case 'str':
    case 'd':
      return value
    case 'b':
    case 'e':
      return ''
    default:
      return numberText(value, formats[Number(attribute(attributes, 's'))] ?? 'plain')
  }
}

function numberText(value: string, format: Format): string {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return ''
  if (format === 'date') return dateText(number)
  const isWhole = Number.isInteger(number) && format === 'plain'
  return isWhole ? String(number) : number.toFixed(2).replace('.', ',')
}

const dateText = (days: number) => {
  const date = new Date((days - EPOCH_DAYS) * DAY_MS)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** How numbers are shown, by the places of the formats that cells name. */
function formatsOf(styles: string): readonly Format[] {
  const own = new Map(
    all(styles, FORMAT).map(([, attributes = '']) => [
      Number(attribute(attributes, 'numFmtId')),
      plain(attribute(attributes, 'formatCode'))
    ])
  )
  return all(FORMATS_OF_CELLS.exec(styles)?.[1], CELL_FORMAT).map(([, attributes = '']) => {
    const id = Number(attribute(attributes, 'numFmtId'))
    return formatOf(id, own.get(id) ?? '')
  })
}

function formatOf(id: number, code: string): Format {
  // Words in quotes and colours in brackets are no signs of a format.
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (DATES.has(id) || /[dmyhs]/i.test(signs)) return 'date'
  return CENTS.has(id) || /0[.,]00/.test(signs) ? 'cents' : 'plain'
}

/** «C5» stands in the third column, 2; undefined where a cell does not say its place. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A cell that begins with a quote is one in quotes, as `cellsOf` reads it. */
function quoted(cell: string): string {
  const text = cell.replaceAll(/\s+/g, ' ').trim()
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text
}

const textIn = (xml: string) =>
  all(xml, TEXT)
    .map(([, text = '']) => plain(text))
    .join('')

const plain = (xml: string) =>
  xml.replace(ENTITY, (_, hex?: string, digits?: string, name = '') =>
    hex || digits ? signOf(parseInt(hex ?? digits ?? '', hex ? 16 : 10)) : (SIGNS[name] ?? '')
  )

const signOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

const all = (xml: string | undefined, pattern: RegExp) => [...(xml ?? '').matchAll(pattern)]
