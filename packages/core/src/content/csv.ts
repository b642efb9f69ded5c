import { keptFormat } from '../values/calendar/kept-format.ts'
import { freeText } from '../values/spelling/typed-text.ts'
import type { Cell } from './price-list.ts'

/** What a spreadsheet would read as a formula, or as a number that it shortens. */
const COUNTED = /^([=+\-@]|\d{12,}$|0\d+$)/
/** Figures that it would take for a day, a time, a fraction or a power of ten: «8-10», «1/2», «2E5». */
const TURNED = /^\d+([.:/-]\d+)+$|^\d+([.,]\d+)?e[+-]?\d+$/i
/** A word of letters beside figures: a day, if the word is the beginning of a month. */
const WORD_AND_FIGURES = /^(?:\d+[\s./-]*)?(\p{L}{3,})\.?[\s./-]*\d*$/u
/** A whole date stays one: that is what it says. */
const DATE = /^\d{4}-\d{2}-\d{2}$/
/** Spreadsheets know the months of their own language and of English. */
const LOCALES = ['ru', 'en']

/** Byte order mark by which Excel recognises UTF-8. */
export const CSV_START = '\uFEFF'

/** Lines as a Russian Excel opens them: semicolons, decimal commas, an apostrophe before what it would count. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(csvCell).join(';')}\r\n`).join('')

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const plain = freeText(cell).replaceAll(/\s+/g, ' ').trim()
  return csvQuoted(isTurned(plain) ? `'${plain}` : plain)
}

/** A text in the quotes that its own signs ask for. */
const csvQuoted = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function isTurned(text: string): boolean {
  if (COUNTED.test(text)) return true
  if (TURNED.test(text)) return !DATE.test(text)
  const word = WORD_AND_FIGURES.exec(text)?.[1]?.toLowerCase()
  return word !== undefined && /\d/.test(text) && isMonth(word)
}

/** Whether a word is a month, or the first letters of one: «мар», «мая». */
const isMonth = (word: string) => monthNames().some(name => name.startsWith(word))

const monthNames = () =>
  LOCALES.flatMap(locale =>
    Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)).flatMap(first =>
      [{ month: 'long' } as const, { day: 'numeric', month: 'long' } as const].map(shape =>
        keptFormat(locale, shape)
          .format(first)
          .replace(/[\d\s]/g, '')
          .toLowerCase()
      )
    )
  )
