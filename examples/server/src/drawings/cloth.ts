import type { Weave } from './fabrics.ts'
import { across, line, linear, type Mark, over, radial, shape, within } from './mark.ts'
import { circle, type Fold } from './outline.ts'
import type { Palette } from './palette.ts'

interface Cloth {
  readonly color: Palette
  readonly weave?: Weave | undefined
  /** Folds in shadow and folds that catch the light. */
  readonly dark?: readonly Fold[]
  readonly light?: readonly Fold[]
  /** How deep the folds look, 0 to 1. */
  readonly depth?: number
  /** Drawn on the cloth and cut by its edge. */
  readonly print?: Mark | undefined
}

/** Light comes from the upper left on everything that the shop shows. */
const roundness = (color: Palette) =>
  linear(
    [0, 0.35, 1, 0.65],
    [0, color.dark, 0.34],
    [0.16, color.light, 0.3],
    [0.34, color.light, 0.42],
    [0.56, color.base, 0],
    [0.86, color.dark, 0.42],
    [1, color.deep, 0.62]
  )

/** A fold fades to both sides, so that it needs no blur, which is slow to draw. */
const crease = ({ outline, from, to }: Fold, tone: string, depth: number): Mark =>
  shape(outline, across(from, to, [0, tone, 0], [0.5, tone, depth], [1, tone, 0]))

/** A piece of cloth of one outline: its colour, weave, folds, light and edge. */
export function cloth(outline: string, piece: Cloth): Mark {
  const { color, weave, dark = [], light = [], depth = 0.5, print } = piece
  const inside = over(
    print,
    weave && shape(outline, weave(color)),
    shape(outline, roundness(color)),
    ...dark.map(fold => crease(fold, color.deep, depth)),
    ...light.map(fold => crease(fold, color.glint, depth * 0.8)),
    line(outline, color.glint, 5, { opacity: 0.28 })
  )
  return over(
    shape(outline, color.base),
    within(outline, inside),
    line(outline, color.seam, 2.2, { opacity: 0.75 })
  )
}

/** A piece of another colour let into a larger one. */
export const inlay = (outline: string, into: string, piece: Cloth): Mark =>
  within(into, cloth(outline, piece))

/** The inside of a collar or a sleeve. */
export const lining = (outline: string, color: Palette): Mark =>
  over(
    shape(outline, linear([0, 0, 0, 1], [0, color.dark], [1, color.deep])),
    line(outline, color.seam, 2, { opacity: 0.5 })
  )

const SHADOW = '#141830'

/** The shadow that a piece throws on what lies under it: the wider the paler. */
export const cast = (outline: string, under: string, strength = 0.4): Mark =>
  within(
    under,
    over(
      ...[40, 33, 26, 20, 14, 9, 4].map(width =>
        line(outline, SHADOW, width, { opacity: strength * 0.16 })
      )
    )
  )

export const stitches = (d: string, color: Palette): Mark =>
  over(
    line(d, color.deep, 3.2, { dash: '8 6', opacity: 0.4, cap: 'butt' }),
    line(d, color.glint, 2, { dash: '8 6', opacity: 0.75, cap: 'butt' })
  )

/** Where two pieces are sewn together. */
export const seam = (d: string, color: Palette): Mark =>
  over(
    line(d, color.deep, 9, { opacity: 0.14 }),
    line(d, color.deep, 5, { opacity: 0.2 }),
    line(d, color.seam, 2, { opacity: 0.85 })
  )

export function button(x: number, y: number, radius: number, color: Palette): Mark {
  const hole = radius * 0.17
  const holes = [-1, 1].flatMap(side =>
    [-1, 1].map(level => circle(x + side * radius * 0.26, y + level * radius * 0.26, hole))
  )
  return over(
    shape(
      circle(x + 1, y + 3, radius * 1.35),
      radial([0.5, 0.5, 0.5], [0.6, SHADOW, 0.4], [1, SHADOW, 0])
    ),
    shape(circle(x, y, radius), linear([0, 0, 1, 1], [0, color.glint], [1, color.shade])),
    line(circle(x, y, radius * 0.68), color.dark, radius * 0.12, { opacity: 0.6 }),
    line(circle(x, y, radius), color.seam, 1.6, { opacity: 0.8 }),
    ...holes.map(d => shape(d, color.deep))
  )
}

/** Buttons down a line, the first and the last given. */
export function buttons(
  x: number,
  from: number,
  to: number,
  count: number,
  radius: number,
  color: Palette
): Mark {
  const step = count > 1 ? (to - from) / (count - 1) : 0
  return over(
    ...Array.from({ length: count }, (_, place) => button(x, from + place * step, radius, color))
  )
}

/** A closed zip between two points on one vertical. */
export const zip = (x: number, from: number, to: number, color: Palette): Mark =>
  over(
    seam(`M${x} ${from}V${to}`, color),
    line(`M${x - 5} ${from}V${to}M${x + 5} ${from}V${to}`, color.dark, 1.5, { opacity: 0.5 }),
    line(`M${x} ${from}V${to}`, color.glint, 3, { dash: '2 3', opacity: 0.6, cap: 'butt' }),
    shape(`M${x - 5} ${from - 2}h10l-1 12h-8z`, '#b9bfcc'),
    shape(`M${x - 3} ${from + 8}h6l2 22a5 5 0 0 1-10 0z`, '#d7dbe4'),
    line(`M${x - 3} ${from + 8}h6l2 22a5 5 0 0 1-10 0z`, '#6b7182', 1.4)
  )
