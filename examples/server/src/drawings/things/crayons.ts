import { cloth } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle, oval } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { SLOT } from './pen-parts.ts'
import { COUNTS, countOf, RAINBOW } from './rainbow.ts'

const crayonAt = (hex: string): Mark => {
  const tone = paletteOf(hex)
  return over(
    cloth('M366 250L386 120H414L434 250Z', { color: tone }),
    cloth(box(360, 246, 80, 400, 8), { color: tone }),
    shape(box(360, 300, 80, 290), tone.light, 0.55),
    line('M360 306H440M360 318H440M360 574H440M360 586H440', tone.deep, 4, { cap: 'butt' }),
    shape(oval(400, 446, 26, 74), tone.glint, 0.7)
  )
}

function crayons(look: Look): Mark {
  const count = countOf(look)
  const shown = Math.min(count, 12)
  const step = 500 / shown
  if (look.isFlat) return crayonAt('#d5303e')
  if (look.has('slot')) return moved(SLOT, moved('rotate(180 400 400)', crayonAt('#d5303e')))
  if (look.isBack)
    return over(
      ...RAINBOW.slice(0, Math.min(count, 8)).map((hex, at) =>
        moved(
          `translate(0 60) rotate(${(at - Math.min(count, 8) / 2 + 0.5) * 11} 400 900) translate(100 40) scale(.75)`,
          crayonAt(hex)
        )
      )
    )
  const front = box(130, 430, 540, 260, 18)
  return over(
    ...RAINBOW.slice(0, count).map((hex, at) =>
      moved(
        `translate(${150 + step * ((at % shown) + 0.5)} ${at < shown ? 150 : 230}) scale(${step / 92} .74) translate(-400 -100)`,
        crayonAt(hex)
      )
    ),
    cloth(front, { color: paletteOf('#f2c531') }),
    within(front, shape('M120 560C300 500 480 620 680 540V700H120Z', '#d5303e')),
    ...RAINBOW.slice(0, count).map((hex, at) =>
      shape(circle(176 + (at % 12) * 41, 490 + Math.floor(at / 12) * 34, 12), hex)
    )
  )
}

export const CRAYONS: Readonly<Record<string, Drawing>> = {
  crayons: {
    draw: crayons,
    isPocketed: true,
    cuts: COUNTS,
    detail: { at: [330, 330], words: 'цвета' },
    back: 'веером',
    measures: [{ from: [540, 120], to: [540, 646], title: 'длина', cm: 9 }],
    hex: '#f2c531'
  }
}
