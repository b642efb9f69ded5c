import { cast, cloth, seam, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { mesh, twill } from '../fabrics.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle, oval, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'

function cap(look: Look): Mark {
  const { color } = look
  const dome = 'M180 470C170 290 280 200 420 200C560 206 632 320 620 476C480 520 300 520 180 470Z'
  const side = 'M420 200C560 206 632 320 620 476C570 492 520 500 470 504C480 380 460 260 420 200Z'
  const peak = look.has('straight')
    ? 'M176 462C130 470 60 500 44 540C60 566 320 560 440 512C330 512 240 500 176 462Z'
    : 'M176 460C120 476 66 530 62 580C120 610 340 570 452 508C330 516 236 500 176 460Z'
  return over(
    cloth(dome, {
      color,
      weave: twill,
      dark: [wedge(300, 220, 260, 500, 60)],
      light: [wedge(330, 240, 330, 490, 70)],
      depth: 0.3
    }),
    cloth(side, { color, weave: look.has('mesh') ? mesh : twill }),
    within(
      dome,
      over(
        seam('M420 200C330 260 290 380 290 506M420 200C480 300 478 420 470 506', color),
        stitches('M410 206C320 266 280 384 280 506M430 206C490 306 488 420 480 506', color)
      )
    ),
    over(
      ...[
        [250, 330],
        [540, 340],
        [372, 310]
      ].map(([x = 0, y = 0]) =>
        over(shape(circle(x, y, 8), color.deep), line(circle(x, y, 8), color.glint, 3))
      )
    ),
    cloth(oval(420, 200, 22, 13), { color }),
    cast(peak, dome, 0.4),
    cloth(peak, { color, weave: twill, dark: [wedge(400, 520, 100, 590, 60)], depth: 0.3 }),
    stitches(peak.replace('Z', ''), color)
  )
}

function capInside(look: Look): Mark {
  const { color } = look
  return over(
    cloth(symmetric('400 130 C 560 130 640 230 640 360 C 640 480 540 560 400 560'), {
      color,
      weave: twill
    }),
    cloth(symmetric('400 200 C 520 200 570 270 570 350 C 570 440 500 500 400 500'), {
      color: paletteOf(color.deep)
    }),
    stitches(oval(400, 352, 190, 168), color),
    cloth(symmetric('400 520 C 500 520 560 480 600 450 C 620 560 520 690 400 700'), {
      color,
      weave: twill
    }),
    cloth(box(350, 148, 100, 36, 8), { color: paletteOf('#f5f6fa') })
  )
}

function bow(look: Look): Mark {
  const { color } = look
  const loops = symmetric(
    '400 380 C 440 290 560 220 640 250 C 690 280 690 420 650 452 C 580 484 460 440 400 410'
  )
  const tails = symmetric(
    '400 400 C 430 470 500 560 560 640 L 500 634 L 476 676 C 440 590 410 500 400 440'
  )
  const one = over(
    cloth(tails, {
      color,
      dark: [wedge(420, 430, 520, 640, 40), wedge(380, 430, 280, 640, 40)],
      depth: 0.34
    }),
    cloth(loops, {
      color,
      dark: [
        wedge(640, 300, 404, 380, 30),
        wedge(640, 420, 404, 400, 40),
        wedge(160, 300, 396, 380, 30),
        wedge(160, 420, 396, 400, 40)
      ],
      light: [wedge(640, 350, 410, 390, 20), wedge(160, 350, 390, 390, 20)],
      depth: 0.5
    }),
    look.has('satin') &&
      line('M460 330C520 290 580 270 630 280M340 330C280 290 220 270 170 280', '#ffffff', 9, {
        opacity: 0.5
      }),
    cloth(box(354, 344, 92, 98, 26), {
      color,
      dark: [wedge(390, 440, 386, 350, 22), wedge(420, 440, 424, 350, 18)],
      depth: 0.5
    })
  )
  if (look.isBack)
    return over(
      one,
      look.has('elastic')
        ? line(oval(400, 400, 130, 150), color.dark, 16)
        : cloth(box(330, 372, 140, 42, 10), { color: paletteOf('#c3c8d1') })
    )
  if (!look.has('two')) return one
  return over(
    moved('translate(100 -110) scale(.68)', one),
    moved('translate(160 250) scale(.68)', one)
  )
}

export const HEADWEAR: Readonly<Record<string, Drawing>> = {
  cap: {
    draw: look => (look.isBack ? capInside(look) : cap(look)),
    cuts: { straight: 'прямым', mesh: 'сетк' },
    detail: { at: [330, 450], words: 'козырёк и строчка' },
    back: 'изнанка',
    measures: [
      {
        from: [180, 640],
        to: [620, 640],
        title: 'обхват',
        cm: ({ head }) => head
      }
    ]
  },
  bow: {
    draw: bow,
    cuts: { two: '2 штук', satin: 'атлас', elastic: 'резинк' },
    detail: { at: [400, 390], words: 'узел' },
    back: 'крепление',
    measures: [{ from: [120, 700], to: [680, 700], title: 'ширина', cm: 14 }]
  }
}
