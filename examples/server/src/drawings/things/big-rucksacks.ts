import { cast, cloth, stitches } from '../cloth.ts'
import type { Look } from '../drawing.ts'
import { canvas, mesh } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, pair, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { runner, STEEL, teeth } from './metal.ts'
import { backOfBag, loop, straps } from './rucksack-parts.ts'
import { REFLECT } from './star.ts'

/** Upright, with a rolled top and two belts over it. */
export function cityRucksack({ color, isBack }: Look): Mark {
  const outline = symmetric(
    '400 130 L 552 130 C 570 170 598 210 602 270 L 606 656 C 606 690 590 706 556 706 L 400 706'
  )
  if (isBack) return backOfBag(color, outline)
  const roll = box(226, 96, 348, 78, 36)
  const pocket = box(232, 452, 336, 206, 18)
  return over(
    straps(color),
    cloth(outline, { color, weave: canvas, light: [wedge(320, 200, 306, 640, 90)], depth: 0.3 }),
    cast(roll, outline, 0.5),
    cloth(roll, { color: paletteOf(color.shade), weave: canvas }),
    line('M244 122C330 132 470 132 556 122M240 146C330 156 470 156 560 146', color.deep, 4, {
      opacity: 0.5
    }),
    cast(pocket, outline, 0.35),
    cloth(pocket, { color: paletteOf(color.shade), weave: canvas }),
    within(pocket, teeth('M226 490H574', color.deep)),
    runner(540, 490),
    line('M250 612H550', REFLECT, 18, { cap: 'butt' }),
    stitches('M222 280V690H578V280', color),
    ...[310, 490].map(x =>
      over(
        cloth(box(x - 21, 86, 42, 330, 8), { color: paletteOf(color.deep), weave: canvas }),
        shape(box(x - 30, 312, 60, 48, 8), STEEL),
        line(`M${x - 18} 336H${x + 18}`, '#6b7182', 6)
      )
    )
  )
}

/** Broad, with a lid, a cord over the front and a pair of pockets below it. */
export function roomyRucksack({ color, isBack }: Look): Mark {
  const outline = symmetric(
    '400 170 C 530 170 608 210 620 330 C 630 440 632 580 618 656 C 608 696 580 708 540 708 L 400 708'
  )
  if (isBack) return backOfBag(color, outline)
  const lid = symmetric(
    '400 106 C 530 106 604 150 612 226 C 616 274 600 304 566 312 C 500 326 450 328 400 328'
  )
  const sides = pair('612 390 C 676 400 690 560 664 664 C 650 698 622 700 600 690 L 606 390')
  return over(
    straps(color),
    loop(color),
    ...sides.map(d => cloth(d, { color: paletteOf(color.shade), weave: mesh })),
    cloth(outline, { color, weave: canvas, light: [wedge(330, 340, 320, 700, 90)], depth: 0.3 }),
    line('M322 342L478 376L322 410L478 444', color.deep, 13),
    line('M322 340L478 374L322 408L478 442', REFLECT, 8),
    cast(lid, outline, 0.5),
    cloth(lid, { color: paletteOf(color.light), weave: canvas }),
    within(lid, teeth('M180 236C300 256 500 256 620 236', color.deep)),
    runner(300, 247),
    stitches('M208 292C300 314 500 314 592 292', color),
    ...[212, 412].map(x => smallPocket(x, color))
  )
}

function smallPocket(x: number, color: Palette): Mark {
  const outline = box(x, 478, 176, 196, 26)
  return over(
    cloth(outline, { color: paletteOf(color.shade), weave: canvas }),
    within(outline, teeth(`M${x - 4} 512H${x + 180}`, color.deep)),
    runner(x + 140, 512),
    line(`M${x + 18} 630H${x + 158}`, REFLECT, 16, { cap: 'butt' })
  )
}
