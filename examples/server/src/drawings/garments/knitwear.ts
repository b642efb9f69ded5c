import { cast, cloth, inlay, seam, stitches } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { knit, mesh, rib, twill } from '../fabrics.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle, oval, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'

const SOCK =
  'M300 120H460V400C462 460 520 500 590 530C650 556 660 620 610 650C560 674 470 660 420 640C340 610 296 560 298 480Z'

const SOCK_PARTS = [
  'M290 430C330 420 380 470 390 560C370 620 330 600 280 580Z',
  circle(640, 610, 84),
  box(280, 172, 200, 22),
  box(280, 206, 200, 12)
]

const sock = (color: Palette, accent: Palette): Mark =>
  over(
    cloth(SOCK, {
      color,
      weave: rib,
      dark: [wedge(430, 400, 330, 480, 60), wedge(480, 520, 420, 600, 40)],
      light: [wedge(350, 240, 340, 420, 40)],
      depth: 0.34
    }),
    ...SOCK_PARTS.map(part => inlay(part, SOCK, { color: accent, weave: rib })),
    cloth(box(292, 112, 176, 46, 10), { color, weave: rib })
  )

const SOCK_COLORS = [
  ['#2b4d8c', '#f2c531'],
  ['#f5f6fa', '#2b62d9'],
  ['#7d8696', '#d5303e'],
  ['#20242f', '#9bd8bd'],
  ['#c3c8d1', '#1f5a45']
] as const

/** As many pairs as the title promises: one, three or five. */
function socks(look: Look): Mark {
  const count = look.has('five') ? 5 : look.has('three') ? 3 : 1
  const drawn = SOCK_COLORS.slice(0, count).map(([first, second], place) => {
    const step = place - (count - 1) / 2
    const pairOf = sock(paletteOf(first), paletteOf(second))
    const scale = count > 1 ? 0.68 : 1
    const at = `translate(${400 + step * 104} ${400 + Math.abs(step) * 12}) rotate(${step * 9}) scale(${scale}) translate(-450 -390)`
    return over(moved(`${at} translate(44 -22)`, pairOf), moved(at, pairOf))
  })
  return over(...drawn)
}

function scarf(look: Look): Mark {
  const { color } = look
  const second = look.has('two') ? paletteOf('#f4efe6') : paletteOf(color.dark)
  const tail = (x: number, turn: number, length: number) => {
    const outline = box(x, 330, 124, length)
    const fringe = Array.from(
      { length: 12 },
      (_, place) => `M${x + 6 + place * 10} ${330 + length}v${44 + (place % 3) * 5}`
    ).join('')
    const stripes = [0.6, 0.72, 0.84].map(share =>
      inlay(box(x, 330 + length * share, 124, length * 0.07), outline, {
        color: second,
        weave: knit
      })
    )
    return moved(
      `rotate(${turn} ${x + 60} 330)`,
      over(
        line(fringe, color.shade, 6),
        cloth(outline, {
          color,
          weave: knit,
          dark: [wedge(x + 40, 330, x + 34, 330 + length, 34)],
          depth: 0.3
        }),
        ...stripes
      )
    )
  }
  const loop = 'M212 250C210 150 590 150 588 250C588 350 500 410 400 412C300 410 212 350 212 250Z'
  const hole = 'M290 236C300 190 500 190 510 236C506 270 450 290 400 290C350 290 294 270 290 236Z'
  const length = look.has('long') ? 340 : 270
  return over(
    tail(400, -10, length),
    tail(286, 8, length + 20),
    cloth(loop, {
      color,
      weave: knit,
      dark: [wedge(260, 340, 540, 320, 50), wedge(300, 390, 500, 300, 30)],
      light: [wedge(240, 280, 420, 370, 30)],
      depth: 0.4
    }),
    shape(hole, color.deep),
    line(hole, color.seam, 3),
    within(
      loop,
      over(
        seam('M230 300C300 360 440 390 560 330', color),
        seam('M222 240C236 300 330 350 460 350', color)
      )
    )
  )
}

const GLOVE =
  'M250 690V470C240 440 210 400 186 366C170 340 196 316 220 332L276 384V190C276 160 318 160 320 190L326 330V150C328 118 372 118 374 150L378 328V166C380 136 422 136 424 166L422 340V214C424 186 462 186 464 214C470 320 468 420 446 500L440 690Z'

function gloves(look: Look): Mark {
  const { color } = look
  const tips = over(
    ...[
      [298, 176],
      [350, 134],
      [402, 150]
    ].map(([x = 0, y = 0]) => shape(circle(x, y, 36), color.shade))
  )
  const one = over(
    cloth(GLOVE, {
      color,
      weave: knit,
      print: look.has('touch') ? tips : undefined,
      dark: [wedge(330, 380, 300, 560, 50), wedge(420, 380, 430, 600, 50)],
      light: [wedge(300, 340, 280, 520, 30)],
      depth: 0.34
    }),
    look.isBack
      ? undefined
      : line('M300 420q10 40 4 80M352 410q10 40 6 90M404 420q6 40 0 80', color.deep, 6, {
          opacity: 0.35
        }),
    cloth(box(240, 580, 210, 120, 16), { color, weave: rib })
  )
  const scaled = 'scale(.86)'
  return over(
    moved(`translate(255 60) ${scaled} rotate(8 350 400)`, one),
    moved(`translate(545 60) scale(-.86 .86) rotate(8 350 400)`, one)
  )
}

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

export const KNITWEAR: Readonly<Record<string, Drawing>> = {
  socks: {
    draw: socks,
    cuts: { three: '3 пар', five: '5 пар' },
    detail: { at: [400, 250], words: 'резинка' },
    measures: [{ from: [306, 90], to: [500, 90], title: 'ширина резинки', cm: 8 }],
    hex: '#2b4d8c'
  },
  scarf: {
    draw: scarf,
    cuts: { two: 'двухцвет', long: 'длинный' },
    detail: { at: [330, 480], words: 'вязка' },
    measures: [{ from: [180, 340], to: [180, 690], title: 'длина', cm: 140 }]
  },
  gloves: {
    draw: gloves,
    cuts: { touch: 'сенсор' },
    detail: { at: [250, 590], words: 'манжета' },
    back: 'ладонь',
    measures: [
      {
        from: [110, 150],
        to: [110, 670],
        title: 'длина',
        cm: ({ height }) => Math.round(height * 0.13)
      }
    ]
  },
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
