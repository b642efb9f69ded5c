import { cast, cloth, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { grain } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, circle, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { BRASS, runner, STEEL, teeth } from './metal.ts'
import { DARK, star } from './star.ts'

function bag(look: Look): Mark {
  const { color, isBack } = look
  const outline = symmetric(
    '400 300 L 590 300 C 612 420 628 560 624 650 C 620 690 590 700 550 700 L 400 700'
  )
  const flap = symmetric('400 294 L 594 294 C 604 380 600 440 580 480 C 540 510 470 516 400 516')
  return over(
    line('M230 310C210 60 590 60 570 310', color.deep, 24),
    line('M230 310C210 62 590 62 570 310', color.shade, 16),
    cloth(outline, { color, weave: grain }),
    stitches('M196 670C260 684 540 684 604 670', color),
    isBack
      ? over(teeth('M240 380H560', color.deep), runner(270, 380))
      : over(
          cast(flap, outline, 0.45),
          cloth(flap, { color, weave: grain, light: [wedge(330, 310, 320, 500, 80)], depth: 0.24 }),
          stitches(
            'M216 306C208 390 214 440 236 468C300 498 500 498 564 468C586 440 592 390 584 306',
            color
          ),
          shape(box(362, 470, 76, 62, 12), BRASS),
          shape(box(388, 492, 24, 18, 6), '#6a4a18')
        )
  )
}

function suitcase(look: Look): Mark {
  const { color, isBack } = look
  const shell = box(220, 210, 360, 450, 46)
  const ribs = [290, 345, 400, 455, 510]
  return over(
    line('M320 220V90H480V220', '#6b7182', 16),
    line('M320 220V90H480V220', '#c3c9d5', 8),
    cloth(box(350, 76, 100, 30, 14), { color: DARK }),
    ...[264, 536].map(x =>
      over(shape(circle(x, 690, 30), '#20242f'), shape(circle(x, 690, 12), STEEL))
    ),
    cloth(shell, { color, light: [wedge(300, 230, 300, 650, 70)], depth: 0.3 }),
    within(
      shell,
      over(
        ...ribs.map(x =>
          over(
            line(`M${x} 240V630`, color.dark, 13, { opacity: 0.5 }),
            line(`M${x - 5} 240V630`, color.glint, 5, { opacity: 0.6 })
          )
        )
      )
    ),
    isBack ? cloth(box(330, 400, 140, 90, 10), { color: DARK }) : star(color),
    ...[228, 558].flatMap(x =>
      [236, 610].map(y => cloth(box(x - 14, y - 14, 42, 42, 12), { color: paletteOf(color.deep) }))
    )
  )
}

function tumbler({ color, isBack }: Look): Mark {
  const cup = symmetric('400 250 L 526 250 C 524 400 506 590 490 700 C 460 716 430 718 400 718')
  return over(
    line('M436 250L476 60L540 44', color.dark, 20),
    line('M434 250L474 60L540 44', color.glint, 7, { opacity: 0.7 }),
    cloth(cup, { color, light: [wedge(330, 260, 344, 700, 60)], depth: 0.5 }),
    within(cup, shape('M250 420H550V520H250Z', color.light, isBack ? 0 : 0.6)),
    !isBack && within(cup, line('M270 470C310 430 340 510 380 470S450 430 540 480', '#ffffff', 9)),
    cloth(symmetric('400 200 C 470 200 530 206 544 220 L 548 262 C 500 276 450 278 400 278'), {
      color: paletteOf(color.shade)
    }),
    line('M326 300L340 680', '#ffffff', 14, { opacity: 0.4 })
  )
}

export const BAGS: Readonly<Record<string, Drawing>> = {
  bag: {
    draw: bag,
    detail: { at: [420, 470], words: 'замок и строчка' },
    back: 'карман сзади',
    measures: [
      { from: [176, 752], to: [624, 752], title: 'ширина', cm: 35 },
      { from: [690, 300], to: [690, 700], title: 'высота', cm: 27 }
    ]
  },
  suitcase: {
    draw: suitcase,
    detail: { at: [300, 600], words: 'угол и рёбра корпуса' },
    back: 'задняя стенка',
    measures: [
      { from: [660, 210], to: [660, 716], title: 'высота', cm: 48 },
      { from: [220, 762], to: [580, 762], title: 'ширина', cm: 33 }
    ]
  },
  tumbler: {
    draw: tumbler,
    detail: { at: [440, 250], words: 'крышка и трубочка' },
    back: 'обратная сторона',
    measures: [{ from: [620, 200], to: [620, 718], title: 'высота', cm: 16 }]
  }
}
