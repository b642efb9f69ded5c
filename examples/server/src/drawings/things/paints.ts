import { cloth } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { line, type Mark, moved, over, radial, shape } from '../mark.ts'
import { box, circle, oval } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { STEEL } from './metal.ts'
import { SLOT } from './pen-parts.ts'
import { COUNTS, countOf, RAINBOW } from './rainbow.ts'

export const WOOD = paletteOf('#d9a763')

/** A box of pans; every colour of the title has its own. */
function paints(look: Look): Mark {
  const count = countOf(look)
  const perRow = count > 12 ? 6 : count === 6 ? 3 : 4
  const rows = Math.ceil(count / perRow)
  const [width, height] = [520 / perRow, 400 / rows]
  const isJar = look.has('jars')
  const pans = RAINBOW.slice(0, count).map((hex, at) => {
    const tone = paletteOf(hex)
    const [x, y] = [140 + (at % perRow) * width, 170 + Math.floor(at / perRow) * height]
    const [w, h] = [width - 16, height - 16]
    const radius = Math.min(w, h) / 2
    return isJar
      ? over(
          shape(circle(x + w / 2, y + h / 2 + 8, radius), '#141830', 0.16),
          shape(circle(x + w / 2, y + h / 2, radius), '#f4f6fa'),
          line(circle(x + w / 2, y + h / 2, radius), '#aeb5c4', 3),
          shape(
            circle(x + w / 2, y + h / 2, radius * 0.78),
            radial([0.4, 0.35, 0.8], [0, tone.light], [0.6, tone.base], [1, tone.dark])
          )
        )
      : over(
          shape(box(x, y, w, h, 14), '#ffffff'),
          line(box(x, y, w, h, 14), '#c3c8d1', 2),
          shape(
            box(x + 9, y + 9, w - 18, h - 18, 12),
            radial([0.4, 0.3, 0.9], [0, tone.light], [0.5, tone.base], [1, tone.dark])
          ),
          shape(oval(x + w * 0.36, y + h * 0.3, w * 0.16, h * 0.07), '#ffffff', 0.5)
        )
  })
  return over(
    cloth(box(100, 130, 600, 480, 34), { color: paletteOf('#eef1f6') }),
    shape(box(124, 152, 552, 436, 22), '#dfe3ea'),
    ...pans,
    !look.isBack &&
      moved(
        'translate(0 280) rotate(-8 400 400) scale(1 .9)',
        brushAt(paletteOf('#2b62d9'), '#d5303e')
      )
  )
}

const brushAt = (handle: Palette, tip: string): Mark =>
  over(
    cloth('M90 404C200 376 420 376 520 388V420C420 432 200 432 90 404Z', { color: handle }),
    shape(box(516, 384, 90, 40, 6), STEEL),
    line('M536 384V424M586 384V424', '#6b7182', 3),
    cloth('M606 382C650 376 690 390 716 404C690 418 650 432 606 426Z', {
      color: paletteOf('#8a5a36')
    }),
    shape('M660 384C690 390 706 398 716 404C706 410 690 418 660 424C672 410 672 396 660 384Z', tip)
  )

function brush(look: Look): Mark {
  const one = brushAt(paletteOf('#c98a3c'), look.has('flat') ? '#2b62d9' : '#c72c6c')
  if (look.isFlat) return one
  if (look.has('slot')) return moved(SLOT, moved('rotate(90 400 400)', one))
  const count = look.has('five') ? 5 : 1
  if (count === 1)
    return over(
      moved(`rotate(${look.isBack ? 90 : -42} 400 400)`, one),
      !look.isBack && line('M560 210C600 160 680 180 690 240', '#c72c6c', 20, { opacity: 0.5 })
    )
  return over(
    ...Array.from({ length: 5 }, (_, at) =>
      moved(
        `rotate(-90 400 400) translate(0 ${(at - 2) * 96}) scale(${1 - Math.abs(at - 2) * 0.05})`,
        brushAt(WOOD, RAINBOW[at * 4] ?? '#2b62d9')
      )
    )
  )
}

const long = (cm: number) => [{ from: [90, 500], to: [716, 500], title: 'длина', cm }] as const

export const PAINTS: Readonly<Record<string, Drawing>> = {
  paints: {
    draw: paints,
    cuts: { ...COUNTS, jars: 'гуаш' },
    detail: { at: [300, 330], words: 'краски' },
    back: 'без кисти',
    measures: [{ from: [100, 680], to: [700, 680], title: 'ширина', cm: 24 }],
    hex: '#2b62d9'
  },
  brush: {
    draw: brush,
    isPocketed: true,
    cuts: { five: '5 штук', flat: 'плоск' },
    detail: { at: [560, 250], words: 'ворс и обойма' },
    back: 'стоя',
    measures: long(19),
    hex: '#c98a3c'
  }
}
