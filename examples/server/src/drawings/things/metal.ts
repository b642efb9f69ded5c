import { line, linear, type Mark, over, shape } from '../mark.ts'
import { box, circle } from '../outline.ts'

export const STEEL = linear(
  [0, 0, 0, 1],
  [0, '#f4f6fa'],
  [0.4, '#c3c9d5'],
  [0.6, '#9aa2b3'],
  [1, '#dfe3ea']
)

export const BRASS = linear([0, 0, 1, 1], [0, '#f6df9a'], [0.5, '#c99a3f'], [1, '#8d6521'])

/** The runner of a zip, hanging. */
export const runner = (x: number, y: number): Mark =>
  over(
    shape(box(x - 9, y - 8, 18, 16, 4), STEEL),
    shape(box(x - 6, y + 6, 12, 34, 6), STEEL),
    line(box(x - 6, y + 6, 12, 34, 6), '#6b7182', 1.4),
    shape(circle(x, y + 30, 3), '#6b7182')
  )

/** Closed teeth along a line. */
export const teeth = (d: string, tape: string): Mark =>
  over(
    line(d, tape, 16, { cap: 'butt' }),
    line(d, '#10131f', 7, { opacity: 0.35, cap: 'butt' }),
    line(d, '#c9ced9', 7, { dash: '4 4', cap: 'butt' })
  )
