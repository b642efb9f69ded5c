import { cloth } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { line, type Mark, moved, over, radial, shape, within } from '../mark.ts'
import { box, oval } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { insole } from './sizes.ts'

export const RUBBER = paletteOf('#3a2c26')

export const WHITE = paletteOf('#f5f6fa')

/** The other shoe of the pair stands behind. */
export const both = (shoe: Mark): Mark =>
  over(
    shape(
      oval(400, 610, 330, 26),
      radial([0.5, 0.5, 0.5], [0, '#141830', 0.22], [1, '#141830', 0])
    ),
    moved('translate(70 -96)', shoe),
    moved('translate(-10 44)', shoe)
  )

/** Soles, seen from below. */
const soles = (color: Palette, sole: Palette): Mark => {
  const outline =
    'M200 110C270 110 306 170 304 260C300 340 280 380 284 470C288 580 260 690 206 690C150 690 126 590 132 480C136 390 108 340 108 250C108 170 140 110 200 110Z'
  const treads = Array.from(
    { length: 13 },
    (_, place) => `M110 ${150 + place * 42}q95 ${place > 5 ? -26 : 26} 200 0`
  ).join('')
  const one = over(
    cloth(outline, { color: sole }),
    within(
      outline,
      over(
        line(treads, sole.deep, 9, { opacity: 0.4 }),
        line(treads, sole.glint, 3, { opacity: 0.4 })
      )
    ),
    line(outline, color.base, 9),
    cloth(box(168, 400, 76, 40, 8), { color })
  )
  return over(moved('translate(80 0)', one), moved('translate(718 0) scale(-1 1)', one))
}

export const shoe = (
  draw: (look: Look) => Mark,
  sole: Palette,
  rest: Pick<Drawing, 'cuts' | 'detail'>
): Drawing => ({
  draw: look => (look.isBack ? soles(look.color, sole) : draw(look)),
  back: 'подошва',
  measures: [{ from: [106, 690], to: [640, 690], title: 'стелька', cm: insole }],
  ...rest
})
