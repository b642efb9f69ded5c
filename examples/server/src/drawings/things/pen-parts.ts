import { line, linear, type Mark, moved, over, shape } from '../mark.ts'
import { box } from '../outline.ts'
import { type Palette } from '../palette.ts'

export const INKS = { black: '#20242f', red: '#d5303e', green: '#2f8f4e', blue: '#2b4fd0' }

/** A line of loops that the pen has just written. */
export const scribble = (ink: string): Mark =>
  line(
    'M96 664C130 596 168 596 160 640C154 676 120 668 140 636C164 598 210 600 204 640C198 676 166 668 184 636C206 600 254 600 248 640C242 676 210 668 228 636C250 600 298 604 292 644C290 668 330 676 356 654',
    ink,
    9
  )

export const plastic = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: Palette,
  radius = 0
): Mark => {
  const outline = box(x, y, width, height, radius)
  return over(
    shape(
      outline,
      linear(
        [0, 0, 1, 0],
        [0, color.shade],
        [0.24, color.glint],
        [0.42, color.base],
        [0.75, color.base],
        [1, color.deep]
      )
    ),
    line(outline, color.seam, 1.8, { opacity: 0.7 })
  )
}

export const slanted = (pen: Mark): Mark =>
  moved('translate(-28 34) rotate(38 400 640) translate(-26 0)', pen)

/** For a pocket of the pencil case, which the storefront turns upright. */
export const SLOT = 'rotate(45 400 400) translate(400 400) scale(1.5) translate(-400 -360)'

export const length = (cm: number) =>
  [{ from: [540, 60], to: [540, 652], title: 'длина', cm }] as const
