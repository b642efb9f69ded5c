import { parseArtName } from './art-name.ts'
import type { Look } from './drawing.ts'
import { DRAWINGS } from './drawings.ts'
import { svgOf } from './mark.ts'
import { measured } from './measured.ts'
import { paletteOf } from './palette.ts'

const PLAIN = '#8a90a0'
/** Whole, so that tiles of weaves stay whole pixels. */
const ZOOM = 3
const SIDE = 800

/** The SVG of a picture by its name; undefined where the shop has no such drawing. */
export function drawArt(art: string): string | undefined {
  const { drawing: code, color, view, cuts, size, lengths } = parseArtName(art)
  const drawing = DRAWINGS[code]
  if (drawing === undefined) return undefined
  const hex = color === '' ? (drawing.hex ?? PLAIN) : `#${color}`
  const look: Look = {
    color: paletteOf(hex),
    isBack: view === 'back',
    isFlat: view === 'measured',
    has: cut => cuts.includes(cut)
  }
  const mark = drawing.draw(look)
  if (view === 'measured') {
    return svgOf(measured(mark, { measures: drawing.measures, lengths, size }))
  }
  return view === 'detail' ? svgOf(mark, boxAround(drawing.detail.at)) : svgOf(mark)
}

const boxAround = ([x, y]: readonly [number, number]) => {
  const width = SIDE / ZOOM
  return `${x - width / 2} ${y - width / 2} ${width} ${width}`
}
