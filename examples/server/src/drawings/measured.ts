import type { Measure } from './drawing.ts'
import { written } from './handwriting.ts'
import { line, type Mark, moved, over, shape } from './mark.ts'
import { box } from './outline.ts'

const PEN = '#2334c4'
const PAPER = '#fdfdfe'
/** Keeps the tiles of weaves whole pixels. */
const SCALE = 0.75

const places = Array.from({ length: 19 }, (_, place) => 40 + place * 40)

/** A sheet of a squared exercise book, over the whole picture. */
const sheet: Mark = over(
  shape(box(0, 0, 800, 800), PAPER),
  line(places.map(at => `M${at} 0V800M0 ${at}H800`).join(''), '#d3e1f4', 1.6),
  line('M120 0V800', '#ea5a63', 2.4, { opacity: 0.7 })
)

const inPlace = (at: number) => 400 + (at - 400) * SCALE

/** «35,5 см». */
export const asText = (cm: number) => `${String(cm).replace('.', ',')} см`

function arrow({ from, to }: Measure, text: string): Mark {
  const [x1, y1, x2, y2] = [...from, ...to].map(inPlace) as [number, number, number, number]
  const isUpright = x1 === x2
  const ends = isUpright
    ? `M${x1 - 12} ${y1 + 14}L${x1} ${y1}L${x1 + 12} ${y1 + 14}M${x2 - 12} ${y2 - 14}L${x2} ${y2}L${x2 + 12} ${y2 - 14}`
    : `M${x1 + 14} ${y1 - 12}L${x1} ${y1}L${x1 + 14} ${y1 + 12}M${x2 - 14} ${y2 - 12}L${x2} ${y2}L${x2 - 14} ${y2 + 12}`
  const [x, y] = isUpright ? [x1 + 8, (y1 + y2) / 2] : [(x1 + x2) / 2, y1 - 34]
  const around = box(x - 76, y - 27, 152, 54, 14)
  return over(
    line(`M${x1} ${y1}L${x2} ${y2}${ends}`, PAPER, 9, { opacity: 0.8 }),
    line(`M${x1} ${y1}L${x2} ${y2}${ends}`, PEN, 4),
    shape(around, PAPER, 0.94),
    written(text, x, y, 32, PEN)
  )
}

interface Sheet {
  readonly measures: readonly Measure[]
  /** Centimetres of each of them. */
  readonly lengths: readonly number[]
  readonly size: string
}

/** The goods on squared paper with distances in centimetres. */
export const measured = (goods: Mark, { measures, lengths, size }: Sheet): Mark =>
  over(
    sheet,
    moved(`translate(400 400) scale(${SCALE}) translate(-400 -400)`, goods),
    ...measures.map((measure, place) => arrow(measure, asText(lengths[place] ?? 0))),
    size !== '' &&
      over(
        shape(box(612 - spread(size), 60, 130 + spread(size), 64, 16), '#ffe36b'),
        written(size, 677 - spread(size) / 2, 92, 34, '#2a2300')
      )
  )

/** Sizes of two numbers, as of socks, need more room. */
const spread = (size: string) => (size.length > 3 ? 30 : 0)
