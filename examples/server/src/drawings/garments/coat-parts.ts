import { button, buttons, cast, cloth, lining, seam, stitches } from '../cloth.ts'
import { type Weave } from '../fabrics.ts'
import { type Mark, over, shape, within } from '../mark.ts'
import { pair, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { halfChest, share } from './sizes.ts'

const BODY =
  '400 190 C 440 188 464 166 476 128 L 556 158 C 562 220 568 280 570 330 C 578 480 590 620 598 716 C 530 734 460 736 400 736'

const SLEEVE =
  '542 150 C 616 178 644 300 664 430 C 676 512 680 560 682 604 L 602 616 C 596 520 584 410 560 320'

export const bodyLine = symmetric(BODY)

export const backLine = symmetric(
  BODY.replace('400 190 C 440 188 464 166', '400 146 C 430 146 460 140')
)

export const folds = {
  dark: [
    wedge(470, 420, 574, 330, 40),
    wedge(330, 420, 226, 330, 40),
    wedge(310, 440, 270, 736, 44),
    wedge(506, 440, 540, 736, 48)
  ],
  light: [wedge(340, 400, 320, 736, 34), wedge(470, 430, 484, 736, 24)],
  depth: 0.34
}

export function sleeves(color: Palette, weave: Weave): Mark {
  const [right, left] = pair(SLEEVE)
  const tabs = pair('594 540 L 684 526 L 686 560 L 597 572')
  return over(
    cloth(right, {
      color,
      weave,
      dark: [wedge(570, 200, 624, 604, 36), wedge(656, 380, 586, 410, 30)],
      depth: 0.34
    }),
    cloth(left, {
      color,
      weave,
      dark: [wedge(230, 200, 176, 604, 32), wedge(144, 380, 214, 410, 30)],
      depth: 0.34
    }),
    ...tabs.map(tab => cloth(tab, { color, weave })),
    ...[620, 180].map(x => button(x, 553, 8, paletteOf(color.shade)))
  )
}

/** Two rows of buttons or one, and the edge that covers the other. */
export const fronts = (
  color: Palette,
  rows: readonly number[],
  from: number,
  to: number,
  count: number
) =>
  over(
    within(
      bodyLine,
      over(seam(rows.length > 1 ? 'M446 280C450 420 452 600 454 740' : 'M424 280V740', color))
    ),
    ...rows.map(x => buttons(x, from, to, count, 12, paletteOf(color.shade)))
  )

export const flapPockets = (color: Palette, weave: Weave) =>
  over(
    ...pair('456 516 L 548 508 L 552 546 L 458 556').map(flap =>
      over(cast(flap, bodyLine, 0.25), cloth(flap, { color, weave }))
    )
  )

export function lapels(color: Palette, weave: Weave): Mark {
  const revers = pair(
    '400 330 C 424 280 448 200 458 150 L 520 206 L 492 232 L 508 254 C 480 300 440 340 410 366'
  )
  const collar = pair(
    '440 160 C 452 150 462 136 468 112 L 494 122 C 506 146 520 176 528 204 L 496 222 L 458 168'
  )
  return over(
    ...[...revers, ...collar].map(d => over(cast(d, bodyLine, 0.3), cloth(d, { color, weave })))
  )
}

export function hood(color: Palette, weave: Weave): Mark {
  const outer = symmetric('400 70 C 480 70 530 110 536 176 C 500 210 440 240 400 250')
  const inner = symmetric('400 104 C 452 104 482 132 486 172 C 464 208 430 232 400 240')
  return over(
    cloth(outer, { color, weave }),
    lining(inner, color),
    within(outer, stitches(inner, color))
  )
}

export const backSeam = (color: Palette, weave: Weave) =>
  over(
    within(backLine, seam('M400 150V560', color)),
    within(
      backLine,
      over(seam('M400 560V736', color), shape('M400 560L412 740H388Z', color.deep, 0.5))
    ),
    cloth(
      symmetric(
        '400 122 C 440 122 466 118 486 108 C 502 126 514 146 520 164 C 480 186 440 192 400 192'
      ),
      { color, weave }
    )
  )

/** The lining behind the collar. */
export const neck = (color: Palette) =>
  lining(symmetric('400 122 C 440 122 462 116 474 108 L 470 200 L 400 360'), paletteOf(color.dark))

export const armholes = (color: Palette) =>
  over(...pair('552 156 C 560 220 566 280 570 336').map(d => seam(d.replace('Z', ''), color)))

export const measures = [
  { from: [228, 400], to: [572, 400], title: 'ширина под проймой', cm: halfChest(12) },
  { from: [718, 128], to: [718, 732], title: 'длина', cm: share(0.54) }
] as const
