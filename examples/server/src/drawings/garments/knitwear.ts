import { cloth, inlay, seam } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { knit, rib } from '../fabrics.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'

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

export const KNITWEAR: Readonly<Record<string, Drawing>> = {
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
  }
}
