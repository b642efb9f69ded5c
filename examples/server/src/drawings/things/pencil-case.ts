import { cloth, lining, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { canvas } from '../fabrics.ts'
import { line, linear, type Mark, over, shape, within } from '../mark.ts'
import { box, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { runner, STEEL, teeth } from './metal.ts'

const CASE =
  'M130 300C130 262 156 240 196 240H604C644 240 670 262 670 300V540C670 578 644 600 604 600H196C156 600 130 578 130 540Z'

function pencilCase(look: Look): Mark {
  const { color } = look
  if (look.isBack) return openCase(color)
  return over(
    cloth(CASE, { color, weave: canvas, light: [wedge(300, 250, 300, 590, 160)], depth: 0.24 }),
    within(CASE, teeth('M120 316H680', color.deep)),
    stitches('M146 346H654M146 574H654', color),
    cloth('M600 300H650L676 372C676 392 648 392 640 372L610 330Z', {
      color: paletteOf(color.deep)
    }),
    shape(box(588, 302, 34, 28, 6), STEEL),
    cloth(box(210, 420, 170, 96, 18), { color: paletteOf(color.light) }),
    line('M236 468C256 436 276 500 296 468S336 436 354 468', color.deep, 9),
    look.has('two') && within(CASE, over(teeth('M120 400H680', color.deep)))
  )
}

const INK = ['#2b62d9', '#d5303e', '#3a9a57', '#f2c531', '#6d4bc0', '#ee8434', '#20242f']

/** Open, with a thing in every pocket, as on the shop's first page. */
function openCase(color: Palette): Mark {
  const inside = box(150, 160, 500, 480, 40)
  const things = INK.map((ink, place) => {
    const x = 200 + place * 66
    return over(
      shape(
        box(x - 17, 250, 34, 360, 8),
        linear([0, 0, 1, 0], [0, paletteOf(ink).light], [1, paletteOf(ink).dark])
      ),
      shape(`M${x - 17} 252L${x} 190L${x + 17} 252Z`, '#efd3a8'),
      shape(`M${x - 6} 212L${x} 190L${x + 6} 212Z`, ink)
    )
  })
  return over(
    cloth(box(120, 130, 560, 540, 60), { color, weave: canvas }),
    line(box(136, 146, 528, 508, 50), '#c9ced9', 8, { dash: '5 4', cap: 'butt' }),
    lining(inside, paletteOf('#e9eef6')),
    within(
      inside,
      line(
        Array.from(
          { length: 26 },
          (_, at) => `M150 ${160 + at * 20}H650M${150 + at * 20} 160V640`
        ).join(''),
        '#c5d3e8',
        1.4
      )
    ),
    ...things,
    cloth(box(150, 430, 500, 46), { color, weave: canvas }),
    stitches('M150 440H650M150 466H650', color),
    cloth(box(150, 570, 500, 70, 20), { color: paletteOf(color.shade), weave: canvas }),
    runner(640, 150)
  )
}

export const PENCIL_CASE: Readonly<Record<string, Drawing>> = {
  'pencil-case': {
    draw: pencilCase,
    cuts: { two: 'два отделения' },
    detail: { at: [600, 360], words: 'молния' },
    back: 'в раскрытом виде',
    measures: [
      { from: [130, 660], to: [670, 660], title: 'длина', cm: 21 },
      { from: [720, 240], to: [720, 600], title: 'высота', cm: 11 }
    ]
  }
}
