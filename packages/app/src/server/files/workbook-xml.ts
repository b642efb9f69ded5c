import type { Cell } from '@vitrina/core/content'

import { serverMessages } from '../../texts/server.messages.ts'

const NAMES = 'http://schemas.openxmlformats.org'
const MAIN = `${NAMES}/spreadsheetml/2006/main`
const LINKS = `${NAMES}/officeDocument/2006/relationships`
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Styles of cells by their place in the table of styles: the head, a text, a sum. */
const styles = { head: 1, text: 2, sum: 3 } as const
/** Widths of the columns in letters. */
const WIDTHS = [18, 18, 48, 22, 16, 40, 16, 16, 14]
const SHEET_NAME_MAX = 31
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The files of a workbook that say nothing of its rows. */
export const workbookParts = (): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${PROLOGUE}<Types xmlns="${NAMES}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override ServiceName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override ServiceName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override ServiceName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': relations(`${LINKS}/officeDocument`, 'xl/workbook.xml'),
  'xl/workbook.xml': `${PROLOGUE}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="${sheetName()}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ...[`${LINKS}/worksheet`, 'worksheets/sheet1.xml', `${LINKS}/styles`, 'styles.xml']
  ),
  'xl/styles.xml': `${PROLOGUE}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`
})

/** Excel takes 31 letters, and not all of them. */
const sheetName = () =>
  xmlText(serverMessages.priceListSheet.replaceAll(/[[\]:*?/\\"]/g, ' ').slice(0, SHEET_NAME_MAX))

function relations(...pairs: readonly string[]): string {
  const links = pairs.flatMap((type, index) =>
    index % 2 === 0
      ? `<Relationship Id="rId${index / 2 + 1}" Type="${type}" Target="${pairs[index + 1]}"/>`
      : []
  )
  return `${PROLOGUE}<Relationships xmlns="${NAMES}/package/2006/relationships">${links.join('')}</Relationships>`
}

/** Up to the first row; the head stays in sight. */
export const sheetStart = `${PROLOGUE}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${WIDTHS.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`

/** Behind the last row, with filters over all of them. */
export const sheetEnd = (rows: number) =>
  `</sheetData><autoFilter ref="A1:${LETTERS[WIDTHS.length - 1]}${rows}"/></worksheet>`

/** A text stays a text: a spreadsheet neither counts nor shortens it. */
export function cellXml(cell: Cell, row: number, column: number): string {
  const place = `r="${LETTERS[column]}${row}"`
  if (typeof cell === 'number') {
    const style = Number.isInteger(cell) ? '' : ` s="${styles.sum}"`
    return `<c ${place}${style}><v>${cell}</v></c>`
  }
  if (cell === '') return ''
  const style = row === 1 ? styles.head : styles.text
  return `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
}

// What XML has no letters for.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const xmlText = (text: string) =>
  text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
