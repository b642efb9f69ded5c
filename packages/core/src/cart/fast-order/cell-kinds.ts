import { isMoney } from './table.messages.ts'
import { readCount } from './typed-count.ts'

/** Heights that clothes are sewn for, in centimetres. */
const HEIGHTS = new Set([
  80, 86, 92, 98, 104, 110, 116, 122, 128, 134, 140, 146, 152, 158, 164, 170, 176
])
const BARCODE = /^(\d{8}|\d{12,14})$/
const DATE = /^(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})( \d{1,2}:\d{2}.*)?$/
const DECIMAL = /^\d[\d ]*[.,]\d{2}$/
/** Spreadsheets show a long number as «4,6E+12», and what is copied then has lost its figures. */
const CUT_SHORT = /^\d([.,]\d+)?e\+\d+$/i

export const isCutShort = (cell: string) => CUT_SHORT.test(cell)

/** The figures of a barcode, whole or as a spreadsheet has spoiled them. */
export const isBarcode = (cell: string) => BARCODE.test(cell) || isCutShort(cell)

/** A price, a date, a share or a formula: no quantity, whatever figures it has. */
const isOtherNumber = (cell: string) =>
  isMoney(cell) || DATE.test(cell) || /^[=+@-]|%$/.test(cell) || isBarcode(cell)

/** A number of pieces and nothing else. */
export const isCount = (cell: string) =>
  readCount(cell) !== undefined && !isOtherNumber(cell) && !DECIMAL.test(cell)

/** What was meant for a quantity and cannot be read as one: «=2+3», «-5», «1e3», «пять». */
export const isSpoiledCount = (cell: string) =>
  !/\d/.test(cell) || /^[=+-].*\d|^\d+e\d+$/i.test(cell)

/** «12,00» may be pieces as a spreadsheet writes them, or a price; «412,50» is a price. */
export const isWholeDecimal = (cell: string) =>
  DECIMAL.test(cell) && /[.,]00$/.test(cell) && !isOtherNumber(cell)

/** Letters or hyphens and figures without a space: «ПН-1042-37». */
export const isCodeLike = (cell: string) =>
  /\d/.test(cell) && /[\p{L}/-]/u.test(cell) && !/\s/.test(cell) && !isOther(cell)

const isOther = (cell: string) => isOtherNumber(cell) || isCount(cell)

export const isHeight = (cell: string) => HEIGHTS.has(Number(cell))
