import { type Drawing, type Look } from '../drawing.ts'
import { line, type Mark, moved, over, radial, shape, within } from '../mark.ts'
import { circle } from '../outline.ts'
import { BRASS, STEEL } from './metal.ts'
import { SLOT } from './pen-parts.ts'

function yarn({ color, isBack }: Look): Mark {
  const ball = circle(400, 400, 240)
  const turns = (angle: number, tone: string, width: number) =>
    moved(
      `rotate(${angle} 400 400)`,
      line(
        Array.from(
          { length: 13 },
          (_, at) =>
            `M${150 + at * 40} 150C${110 + at * 46} 300 ${110 + at * 46} 500 ${150 + at * 40} 650`
        ).join(''),
        tone,
        width
      )
    )
  return over(
    line('M560 580C640 660 690 600 700 690C704 730 640 740 600 720', color.dark, 15),
    line('M560 580C640 660 690 600 700 690C704 730 640 740 600 720', color.light, 6, {
      dash: '10 8'
    }),
    shape(ball, color.base),
    within(
      ball,
      over(
        turns(isBack ? 60 : 20, color.dark, 20),
        turns(isBack ? 60 : 20, color.base, 14),
        turns(isBack ? 60 : 20, color.light, 3),
        within(
          'M160 400L640 250V600L300 660Z',
          over(turns(-50, color.dark, 20), turns(-50, color.base, 14), turns(-50, color.light, 3))
        ),
        shape(
          ball,
          radial(
            [0.36, 0.3, 0.8],
            [0, color.glint, 0.4],
            [0.5, color.base, 0],
            [1, color.deep, 0.7]
          )
        )
      )
    ),
    line(ball, color.seam, 2)
  )
}

function scissors(look: Look): Mark {
  const { color } = look
  const isInSlot = look.has('slot')
  const blade = 'M388 420L356 120C352 92 392 84 398 112L430 400Z'
  const ring = 'M400 440C440 470 500 520 520 590C540 680 430 720 396 640C380 590 400 540 372 470Z'
  const hole = 'M432 560C470 560 496 600 486 630C470 664 430 650 424 612C420 588 420 566 432 560Z'
  const half = over(
    shape(blade, STEEL),
    line(blade, '#6b7182', 2),
    line('M376 400L362 130', '#ffffff', 4, { opacity: 0.7 }),
    { body: `<path fill-rule="evenodd" d="${ring}${hole}" fill="${color.base}"/>`, defs: [] },
    line(ring, color.seam, 3),
    line(hole, color.seam, 3),
    line('M470 540C500 570 512 600 508 630', color.glint, 9, { opacity: 0.7 })
  )
  const spread = look.isBack || isInSlot ? -5 : -18
  const drawn = over(
    moved(`translate(800 0) scale(-1 1) rotate(${spread} 400 420)`, half),
    moved(`rotate(${spread} 400 420)`, half),
    shape(circle(400, 424, 20), BRASS),
    line('M390 424H410', '#6a4a18', 4)
  )
  return isInSlot
    ? moved(SLOT, moved('rotate(180 400 400) translate(120 120) scale(.7)', drawn))
    : drawn
}

export const CRAFT: Readonly<Record<string, Drawing>> = {
  yarn: {
    draw: yarn,
    detail: { at: [380, 380], words: 'нить' },
    back: 'с другой стороны',
    measures: [{ from: [160, 700], to: [560, 700], title: 'размер клубка', cm: 9 }]
  },
  scissors: {
    draw: scissors,
    detail: { at: [400, 440], words: 'винт и лезвия' },
    back: 'сложенные',
    isPocketed: true,
    measures: []
  }
}
