import { cast, cloth, stitches } from '../cloth.ts'
import { canvas, mesh } from '../fabrics.ts'
import { line, type Mark, over, shape } from '../mark.ts'
import { box, pair } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { STEEL } from './metal.ts'
import { DARK } from './star.ts'

export const loop = (color: Palette) =>
  over(
    line('M352 138C346 70 454 70 448 138', color.deep, 26),
    line('M352 136C346 72 454 72 448 136', color.shade, 18)
  )

export const straps = (color: Palette) =>
  over(
    ...pair('560 220 C 630 300 650 460 636 600 C 632 640 612 650 590 640 L 588 560').map(d =>
      cloth(d, { color: paletteOf(color.dark), weave: canvas })
    )
  )

/** The side that lies on the back: pads of mesh and both straps. */
export function backOfBag(color: Palette, outline: string): Mark {
  const pads = pair('412 210 L 540 210 C 560 320 560 560 540 640 L 412 640')
  const belts = pair(
    '452 176 C 560 190 590 300 560 440 C 552 520 548 580 566 640 L 520 650 C 500 580 500 520 506 440 C 524 330 500 260 440 230'
  )
  return over(
    loop(color),
    cloth(outline, { color, weave: canvas }),
    ...pads.map(d => cloth(d, { color: DARK, weave: mesh })),
    ...belts.map(d =>
      over(
        cast(d, outline, 0.4),
        cloth(d, { color: paletteOf(color.shade), weave: canvas }),
        stitches(d, color)
      )
    ),
    ...[536, 264].map(x => shape(box(x - 26, 560, 52, 30, 6), STEEL)),
    cloth(box(350, 160, 100, 60, 10), { color: paletteOf(color.deep) })
  )
}
