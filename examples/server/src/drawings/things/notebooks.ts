import { cloth } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { A5, CELL, leaves, PAPER, rows, spread } from './leaves.ts'
import { STEEL } from './metal.ts'
import { pencilAt } from './pencils.ts'

const COVER = box(206, 110, 388, 570, 16)

function notebook(look: Look): Mark {
  const { color } = look
  if (look.isBack) return spread(look)
  const label = box(270, 200, 260, 150, 14)
  const lines = rows(226, 340, 34)
    .map(at => `M296 ${at}H504`)
    .join('')
  return over(
    leaves(206, 110, 388, 570),
    cloth(COVER, { color }),
    within(
      COVER,
      over(
        shape('M200 100H232V700H200Z', color.dark, 0.55),
        line('M232 100V700', color.seam, 2, { opacity: 0.6 }),
        look.has('lines')
          ? line(
              rows(420, 670, 30)
                .map(at => `M236 ${at}H600`)
                .join(''),
              color.light,
              3,
              { opacity: 0.5 }
            )
          : line(
              rows(420, 670, 30)
                .map(at => `M236 ${at}H600`)
                .join('') +
                rows(236, 600, 30)
                  .map(at => `M${at} 420V700`)
                  .join(''),
              color.light,
              3,
              { opacity: 0.5 }
            )
      )
    ),
    shape(label, PAPER.base),
    line(label, color.deep, 3, { opacity: 0.5 }),
    line(lines, CELL, 2.4),
    line('M300 258C312 226 326 276 340 250S370 262 392 244', '#2b4fd0', 5),
    ...[250, 520].map(y => shape(box(200, y, 9, 46, 4), STEEL)),
    look.has('holder') &&
      over(
        moved('translate(208 30) scale(1 .98)', pencilAt(paletteOf('#f2c531'), '#20242f', true)),
        cloth(box(568, 330, 60, 70, 10), { color: paletteOf(color.dark) })
      )
  )
}

const CUTS = { slanted: 'косую', holder: 'держател' }

const cover = { at: [330, 300], words: 'обложка и наклейка' } as const

export const NOTEBOOKS: Readonly<Record<string, Drawing>> = {
  'notebook-cells': {
    draw: notebook,
    cuts: CUTS,
    detail: cover,
    back: 'разворот в клетку',
    measures: A5
  },
  'notebook-lines': {
    draw: look => notebook({ ...look, has: cut => cut === 'lines' || look.has(cut) }),
    cuts: CUTS,
    detail: cover,
    back: 'разворот в линейку',
    measures: A5
  }
}
