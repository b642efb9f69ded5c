import { typedText } from '../../values/spelling/typed-text.ts'
import { isCodeLike, isCount } from './cell-kinds.ts'
import { linkFormula, writtenLine } from './table.messages.ts'

const QUOTE = '"'
/** `="0042"`, `=T("0042")`, `=("0042")`: a text that a spreadsheet should not count. */
const TEXT_FORMULA = /^[=+]\s*\p{L}*\s*\(?\s*"([^"]*)"\s*\)?$/u
/** `=5`: a number and nothing to count. */
const NUMBER_FORMULA = /^[=+]\s*(\d[\d.,]*)$/
/** Nobody writes a longer line by hand. */
const WRITTEN_LENGTH = 300
const FORMULAS = [TEXT_FORMULA, linkFormula, NUMBER_FORMULA]
/** «1. ПН-10 5»: the number of a line in a letter. */
const ROW_NUMBER = /^\d{1,3}[.)]\s+(?=\S*\d\S*\s)/
/** A comma that parts no figures. */
const PARTING_COMMA = /(^|\D),|,(\D|$)/

/** The cells of one row as spreadsheets write it: by tabs, semicolons, commas, else by spaces. */
export function cellsOf(row: string): readonly string[] {
  const separator = ['\t', ';', ','].find(sign => row.includes(sign))
  const isDecimal = separator === ',' && /\S\s+\S/.test(row) && !PARTING_COMMA.test(row)
  const cells = separator === undefined || isDecimal ? bySpaces(row) : bySign(row, separator)
  return cells.map(plainCell)
}

/** «4600000000012 5» are two cells, «Тетрадь в клетку» is one: names are told apart by wider gaps. */
function bySpaces(row: string): readonly string[] {
  const text = row.trim()
  const words = text.split(/\s+/)
  if (words.length <= 2) return words.map(word => word.replace(/:$/, ''))
  const parts = text.split(/\s{2,}/)
  if (parts.length > 1 || text.length > WRITTEN_LENGTH) return parts
  const [, code = '', name, count = ''] =
    writtenLine.exec(typedText(text).replace(ROW_NUMBER, '')) ?? []
  const isRow = (isCodeLike(code) || /^\d{8,14}$/.test(code)) && isCount(count)
  return isRow ? [code, name ?? [], count].flat() : parts
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

/** A cell without what keeps spreadsheets from counting it: quotes, an apostrophe, a formula around. */
function plainCell(cell: string): string {
  const unquoted = cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', QUOTE)
    .trim()
  const formula = FORMULAS.find(shape => shape.test(unquoted))
  const text = formula?.exec(unquoted)?.[1]
  return typedText((text ?? unquoted).replace(/^['\u2018\u2019`]+/, ''))
}
