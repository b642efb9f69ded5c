import { cloth } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle, symmetric } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { STEEL } from './metal.ts'
import { INKS, length, plastic, SLOT, scribble, slanted } from './pen-parts.ts'
import { COUNTS, countOf, RAINBOW } from './rainbow.ts'

const LEAD = { ...INKS }.black

/** A hexagonal pencil with its tip below. */
export function pencilAt(color: Palette, lead: string, rubber: boolean): Mark {
  return over(
    rubber && plastic(368, 60, 64, 60, paletteOf('#ea86ad'), 16),
    rubber && shape(box(366, 106, 68, 26), STEEL),
    shape(box(368, rubber ? 130 : 80, 21, rubber ? 400 : 450), color.shade),
    shape(box(388, rubber ? 130 : 80, 26, rubber ? 400 : 450), color.light),
    shape(box(413, rubber ? 130 : 80, 19, rubber ? 400 : 450), color.dark),
    shape('M368 530Q378 516 389 530Q401 516 413 530Q422 516 432 530L408 622H392Z', '#ecd0a2'),
    shape('M413 530Q422 516 432 530L408 622H402Z', '#c79f68', 0.6),
    shape('M392 618L400 652L408 618Q400 610 392 618Z', lead)
  )
}

function pencil(look: Look): Mark {
  const one = pencilAt(look.color, LEAD, look.has('rubber'))
  const count = look.has('twelve') ? 12 : look.has('six') ? 6 : 1
  if (look.isFlat) return one
  if (look.has('slot')) return moved(SLOT, one)
  if (count === 1) return over(scribble('#6b7182'), slanted(one))
  const middle = (count - 1) / 2
  return over(
    ...Array.from({ length: count }, (_, at) =>
      moved(
        `translate(${(at - middle) * (count > 6 ? 52 : 84)} ${40 + Math.abs(at - middle) * 6})`,
        one
      )
    )
  )
}

/** A box with a row of points, the lid behind it. */
function colorPencils(look: Look): Mark {
  const count = countOf(look)
  const step = 460 / count
  const front = symmetric('400 420 L 650 420 L 650 720 L 400 720')
  const points = RAINBOW.slice(0, count).map((hex, at) => {
    const x = 170 + step * (at + 0.5)
    return moved(
      `translate(${x} ${at % 2 === 0 ? 0 : 22}) scale(${Math.min(1.5, step / 64)} ${count > 12 ? 0.72 : 1}) rotate(180 0 356) translate(-400 0)`,
      pencilAt(paletteOf(hex), hex, false)
    )
  })
  const raised = moved(count > 12 ? 'translate(0 110)' : 'translate(0 0)', over(...points))
  const sample = RAINBOW.slice(0, count).map((hex, at) =>
    shape(
      circle(190 + (at % 12) * 38.5, count > 12 ? 640 + Math.floor(at / 12) * 38 : 660, 13),
      hex
    )
  )
  if (look.isBack) return openTin(count)
  if (look.isFlat) return pencilAt(paletteOf('#2b62d9'), '#2b62d9', false)
  return over(
    raised,
    cloth(front, { color: look.color }),
    within(
      front,
      over(shape('M150 560C300 500 480 620 650 540V720H150Z', look.color.light), ...sample)
    ),
    line('M240 490C290 440 320 540 370 490S450 440 500 490', '#ffffff', 12)
  )
}

/** Every pencil in its groove. */
function openTin(count: number): Mark {
  const rows = count > 12 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  return over(
    shape(box(90, 110, 620, 600, 24), STEEL),
    shape(box(110, 130, 580, 560, 14), '#eef1f6'),
    ...RAINBOW.slice(0, count).map((hex, at) => {
      const x = 130 + ((at % perRow) + 0.5) * (540 / perRow)
      const y = 140 + Math.floor(at / perRow) * 278
      return moved(
        `translate(${x} ${y}) scale(.62 ${rows > 1 ? 0.42 : 0.86}) translate(-400 -60)`,
        pencilAt(paletteOf(hex), hex, false)
      )
    })
  )
}

export const PENCILS: Readonly<Record<string, Drawing>> = {
  pencil: {
    draw: pencil,
    cuts: { rubber: 'ластик', six: '6 штук', twelve: '12 штук' },
    detail: { at: [400, 580], words: 'остриё' },
    isPocketed: true,
    measures: length(17.5),
    hex: '#e0a526'
  },
  'color-pencils': {
    draw: colorPencils,
    cuts: COUNTS,
    detail: { at: [330, 330], words: 'цвета' },
    back: 'в раскрытой коробке',
    measures: length(17.5),
    hex: '#2b62d9'
  }
}
