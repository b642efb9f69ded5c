import { cloth, seam } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { canvas, mesh } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, circle, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { runner, teeth } from './metal.ts'
import { REFLECT } from './star.ts'

function shoeBag(look: Look): Mark {
  const { color, isBack } = look
  const outline = symmetric(
    '400 250 C 460 250 520 256 546 270 C 590 400 606 560 590 680 C 560 712 480 716 400 716'
  )
  const window = symmetric('400 420 L 520 420 L 532 600 L 400 612')
  return over(
    line('M300 250C220 120 330 60 400 60S580 120 500 250', '#9aa2b3', 15),
    line('M300 250C220 120 330 60 400 60S580 120 500 250', '#f4f4f8', 10),
    cloth(outline, {
      color,
      weave: canvas,
      dark: [320, 360, 400, 440, 480].map(x => wedge(400 + (x - 400) * 1.5, 430, x, 262, 26)),
      light: [wedge(330, 660, 345, 262, 16)],
      depth: 0.4
    }),
    within(outline, over(seam('M240 300C340 316 460 316 560 300', color))),
    !isBack && look.has('mesh') && cloth(window, { color: paletteOf(color.deep), weave: mesh }),
    !isBack &&
      look.has('pocket') &&
      over(
        cloth(box(280, 440, 240, 180, 20), { color, weave: canvas }),
        teeth('M290 466H510', color.deep),
        runner(320, 466)
      ),
    within(outline, line('M180 650H620', REFLECT, 20, { cap: 'butt' })),
    !isBack && owl(),
    shape(box(352, 240, 96, 34, 12), color.deep)
  )
}

const owl = (): Mark =>
  over(
    shape(circle(400, 372, 42), '#ffe36b'),
    ...[384, 416].map(x =>
      over(shape(circle(x, 364, 15), '#ffffff'), shape(circle(x, 366, 7), '#20242f'))
    ),
    shape('M392 380H408L400 396Z', '#ee8434')
  )

export const SHOE_BAG: Readonly<Record<string, Drawing>> = {
  'shoe-bag': {
    draw: shoeBag,
    cuts: { mesh: 'сетк', pocket: 'карман' },
    detail: { at: [420, 330], words: 'горловина на шнурке' },
    back: 'обратная сторона',
    measures: [
      { from: [660, 250], to: [660, 716], title: 'высота', cm: 42 },
      { from: [206, 762], to: [594, 762], title: 'ширина', cm: 34 }
    ],
    hex: '#2b8fa8'
  }
}
