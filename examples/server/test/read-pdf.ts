import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'

const STREAM = /stream\n([\s\S]*?)\nendstream/g
const SQUARE = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re/g
const DOTS = 4
const QUIET = 4

/** What a paper shows: its texts, and what a telephone reads from its code. */
export function readPdf(file: Buffer) {
  const parts = [...file.toString('latin1').matchAll(STREAM)].map(([, body = '']) => inflated(body))
  const pages = parts.filter(part => part.includes(' re\n') || part.includes('TJ'))
  const maps = parts.filter(part => part.includes('begincmap')).map(lettersOf)
  return {
    code: () => readCode(pages.join('\n')),
    /** Fonts number their letters apart: a text is what one of them makes of it. */
    shows: (text: string) => maps.some(letters => textOf(pages, letters).includes(text))
  }
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = [...map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)].flatMap(
    ([, first = '', list = '']) =>
      [...list.matchAll(/<(\w+)>/g)].map(([, hex = ''], index): [number, string] => [
        Number.parseInt(first, 16) + index,
        Buffer.from(hex, 'hex').swap16().toString('utf16le')
      ])
  )
  return new Map(letters)
}

const textOf = (pages: readonly string[], letters: ReadonlyMap<number, string>) =>
  [...pages.join('\n').matchAll(/\[(.*)\] TJ/g)]
    .map(([, line = '']) =>
      [...line.matchAll(/<(\w+)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map(id => letters.get(Number.parseInt(id, 16)) ?? '')
        .join('')
    )
    .join('')

/** The squares of the code's path, drawn and read as a camera would. */
function readCode(page: string): string | undefined {
  const squares = [...page.matchAll(SQUARE)]
    .map(([, ...numbers]) => numbers.map(Number))
    .filter(([, , width = 0, height = 0]) => width > 0 && width === height)
  if (squares.length === 0) return undefined
  const [side = 1] = squares.map(([, , width = 1]) => width)
  const left = Math.min(...squares.map(([x = 0]) => x))
  const top = Math.min(...squares.map(([, y = 0]) => y))
  const count = Math.round((Math.max(...squares.map(([x = 0]) => x)) - left) / side) + 1
  const size = (count + 2 * QUIET) * DOTS
  const picture = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [x = 0, y = 0] of squares) {
    const [column, row] = [Math.round((x - left) / side), Math.round((y - top) / side)]
    for (let dot = 0; dot < DOTS * DOTS; dot += 1) {
      const along = (column + QUIET) * DOTS + (dot % DOTS)
      const down = (row + QUIET) * DOTS + Math.trunc(dot / DOTS)
      picture.fill(0, (down * size + along) * 4, (down * size + along) * 4 + 3)
    }
  }
  return jsQR(picture, size, size)?.data
}
