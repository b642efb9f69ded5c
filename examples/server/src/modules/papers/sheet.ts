import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { encodeQR } from 'qr'

/** A4, in points. */
const SHEET_WIDTH = 515
const MARGIN = 40
const TEXT_SIZE = 9.5
const PADDING = 4
const LINE = '#777'
const QR_SIZE = 124

type Row = readonly string[]

interface Table {
  readonly head: Row
  readonly rows: readonly Row[]
  /** Points, `SHEET_WIDTH` together. */
  readonly widths: readonly number[]
  readonly align: readonly ('left' | 'right' | 'center')[]
}

/** A page being written from top to bottom; what does not fit goes on with the next. */
export interface Sheet {
  title(text: string): void
  text(text: string, align?: 'left' | 'right'): void
  strong(text: string, align?: 'left' | 'right'): void
  /** «Поставщик: …», the name in a column of its own. */
  fact(name: string, text: string): void
  table(table: Table): void
  /** A code to be read by a telephone, with what it is for beside it. */
  code(text: string, title: string, hint: string): void
  /** Lines to be signed: what for, and what stands below each line. */
  signatures(title: string, below: readonly string[]): void
  gap(points: number): void
  /** The whole file. */
  finish(): Promise<Buffer>
}

/** An empty sheet of paper in a typeface that has Cyrillic. */
export async function createSheet(title: string): Promise<Sheet> {
  const { regular, bold } = await fonts()
  const info = { Title: title, Producer: 'Vitrina', Creator: 'Vitrina' }
  // None to begin with: the usual one has no Cyrillic.
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'ru', info, font: '' })
  doc.registerFont('regular', regular).registerFont('bold', bold)
  doc.font('regular').fontSize(TEXT_SIZE)
  const file = buffer(doc)

  const write = (text: string, align: 'left' | 'right' = 'left') =>
    doc.text(text, MARGIN, doc.y, { width: SHEET_WIDTH, align, lineGap: 2 })
  const keepTogether = (height: number) => {
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage()
  }

  return {
    title(text) {
      doc.font('bold').fontSize(15)
      write(text)
      doc.font('regular').fontSize(TEXT_SIZE).moveDown(0.8)
    },
    text: write,
    strong(text, align) {
      doc.font('bold')
      write(text, align)
      doc.font('regular')
    },
    fact(name, text) {
      const y = doc.y
      doc.fillColor('#555').text(name, MARGIN, y, { width: 96 }).fillColor('#000')
      doc.text(text, MARGIN + 100, y, { width: SHEET_WIDTH - 100, lineGap: 2 }).moveDown(0.4)
    },
    table({ head, rows, widths, align }) {
      for (const [index, row] of [head, ...rows].entries()) {
        const heights = row.map((text, column) =>
          doc.heightOfString(text, { width: (widths[column] ?? 0) - 2 * PADDING })
        )
        const height = Math.max(...heights) + 2 * PADDING
        keepTogether(height)
        const top = doc.y
        let left = MARGIN
        row.forEach((text, column) => {
          const width = widths[column] ?? 0
          doc.rect(left, top, width, height).lineWidth(0.5)
          if (index === 0) doc.fillAndStroke('#eee', LINE)
          else doc.stroke(LINE)
          const box = { width: width - 2 * PADDING, align: align[column] ?? 'left' }
          doc.fillColor('#000').text(text, left + PADDING, top + PADDING, box)
          left += width
        })
        doc.y = top + height
      }
      doc.moveDown(0.6)
    },
    code(text, heading, hint) {
      keepTogether(QR_SIZE + 10)
      const top = doc.y
      drawCode(doc, encodeQR(text, 'raw', { border: 1 }), { x: MARGIN, y: top })
      const place = [MARGIN + QR_SIZE + 20, top + 8] as const
      doc.font('bold').text(heading, ...place, { width: 240 })
      doc.font('regular').text(hint, { width: 240, lineGap: 2 })
      doc.y = top + QR_SIZE + 14
    },
    signatures(heading, below) {
      keepTogether(56)
      const top = doc.y + 14
      doc.text(heading, MARGIN, top, { width: 130 })
      const width = (SHEET_WIDTH - 140) / below.length
      below.forEach((name, index) => {
        const x = MARGIN + 140 + index * width
        doc
          .moveTo(x, top + 12)
          .lineTo(x + width - 12, top + 12)
          .lineWidth(0.5)
          .stroke('#000')
        doc.fontSize(7).text(name, x, top + 15, { width: width - 12, align: 'center' })
        doc.fontSize(TEXT_SIZE)
      })
      doc.y = top + 30
    },
    gap: points => {
      doc.y += points
    },
    finish() {
      doc.end()
      return file
    }
  }
}

/** Squares of one path: sharp at any size, and read back without a picture. */
function drawCode(
  doc: PDFKit.PDFDocument,
  matrix: readonly (readonly boolean[])[],
  { x, y }: { readonly x: number; readonly y: number }
) {
  const side = QR_SIZE / matrix.length
  matrix.forEach((row, down) => {
    row.forEach((isDark, along) => {
      if (isDark) doc.rect(x + along * side, y + down * side, side, side)
    })
  })
  doc.fill('#000')
}

const { resolve } = createRequire(import.meta.url)
const readFont = (file: string) => readFile(resolve(`@expo-google-fonts/pt-sans/${file}`))

let known: Promise<{ readonly regular: Buffer; readonly bold: Buffer }> | undefined

/** Read once, with the first paper. */
function fonts() {
  known ??= Promise.all([
    readFont('400Regular/PTSans_400Regular.ttf'),
    readFont('700Bold/PTSans_700Bold.ttf')
  ]).then(([regular, bold]) => ({ regular, bold }))
  return known
}
