import { cast, cloth, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { canvas, mesh } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, circle, pair, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { cityRucksack, roomyRucksack } from './big-rucksacks.ts'
import { BRASS, runner, teeth } from './metal.ts'
import { backOfBag, loop, straps } from './rucksack-parts.ts'
import { REFLECT, star } from './star.ts'

const BODY =
  '400 120 C 520 120 586 180 596 300 C 606 420 610 560 600 650 C 596 690 570 704 540 706 C 480 710 440 710 400 710'

const body = symmetric(BODY)

function backpack(look: Look): Mark {
  const { color } = look
  if (look.has('city')) return cityRucksack(look)
  if (look.has('roomy')) return roomyRucksack(look)
  if (look.isBack) return backOfBag(color, body)
  const pocket = symmetric('400 420 L 546 420 C 566 480 570 600 556 660 C 546 684 470 690 400 690')
  const sides = pair('596 430 C 640 440 656 560 632 660 C 620 690 600 690 584 680 L 594 430')
  return over(
    straps(color),
    loop(color),
    ...sides.map(d => cloth(d, { color: paletteOf(color.shade), weave: mesh })),
    cloth(body, {
      color,
      weave: canvas,
      dark: [wedge(520, 240, 570, 420, 60), wedge(280, 240, 230, 420, 50)],
      light: [wedge(330, 180, 320, 420, 80)],
      depth: 0.3
    }),
    within(body, teeth('M212 330C226 190 300 160 400 160S574 190 588 330', color.deep)),
    runner(560, 244),
    stitches('M236 350C250 220 316 190 400 190S550 220 564 350', color),
    cast(pocket, body, 0.4),
    cloth(pocket, {
      color: paletteOf(color.shade),
      weave: canvas,
      dark: [wedge(330, 480, 300, 690, 40), wedge(480, 480, 510, 690, 50)],
      depth: 0.24
    }),
    within(pocket, teeth('M246 462H554', color.deep)),
    runner(292, 462),
    line('M256 560H544', '#8f96a5', 22, { cap: 'butt', opacity: 0.5 }),
    line('M256 558H544', REFLECT, 18, { cap: 'butt' }),
    cloth(box(336, 300, 128, 64, 14), { color: paletteOf(color.deep) }),
    line('M360 332C376 312 388 352 400 332S424 312 440 332', color.glint, 7)
  )
}

const BOX =
  '400 150 L 560 150 C 600 152 616 172 618 210 L 622 640 C 620 684 600 700 560 702 L 400 702'

function satchel(look: Look): Mark {
  const { color } = look
  const outline = symmetric(BOX)
  if (look.isBack) return backOfBag(color, outline)
  const flap = symmetric(
    '400 146 L 560 146 C 604 148 620 172 622 212 L 624 400 C 560 452 470 462 400 462'
  )
  const pocket = box(236, 500, 328, 170, 26)
  return over(
    straps(color),
    loop(color),
    cloth(outline, { color, weave: canvas }),
    cloth(pocket, { color: paletteOf(color.shade), weave: canvas }),
    within(pocket, teeth('M240 530H560', color.deep)),
    runner(300, 530),
    cast(flap, outline, 0.5),
    cloth(flap, { color, weave: canvas, light: [wedge(340, 160, 330, 440, 90)], depth: 0.26 }),
    within(flap, line('M170 404C250 440 550 440 630 404', REFLECT, 20, { cap: 'butt' })),
    stitches('M196 390C260 424 540 424 604 390', color),
    star(color),
    ...[290, 510].map(x =>
      over(
        cloth(box(x - 26, 380, 52, 120, 10), { color: paletteOf(color.deep), weave: canvas }),
        shape(box(x - 22, 452, 44, 40, 8), BRASS),
        shape(circle(x, 472, 7), '#6a4a18')
      )
    )
  )
}

const zipped = 'молния и светоотражатель'

export const RUCKSACKS: Readonly<Record<string, Drawing>> = {
  backpack: {
    draw: backpack,
    cuts: { city: 'городск', roomy: 'вместительн' },
    detail: { at: [330, 500], words: zipped },
    back: 'спинка и лямки',
    measures: [
      { from: [690, 110], to: [690, 710], title: 'высота', cm: 42 },
      { from: [170, 760], to: [630, 760], title: 'ширина', cm: 30 }
    ]
  },
  satchel: {
    draw: satchel,
    detail: { at: [330, 440], words: 'замок и светоотражатель' },
    back: 'спинка и лямки',
    measures: [
      { from: [690, 150], to: [690, 700], title: 'высота', cm: 36 },
      { from: [180, 760], to: [620, 760], title: 'ширина', cm: 29 }
    ]
  }
}
