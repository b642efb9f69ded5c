import { cloth } from '../cloth.ts'
import { type Look } from '../drawing.ts'
import { written } from '../handwriting.ts'
import { line, linear, type Mark, moved, over, shape, within } from '../mark.ts'
import { box } from '../outline.ts'
import { paletteOf } from '../palette.ts'

export const PAPER = paletteOf('#fbfbf7')

export const CELL = '#a9c4ea'

const MARGIN = '#ea5a63'

/** The leaves that are seen under a cover. */
export const leaves = (x: number, y: number, width: number, height: number): Mark =>
  over(
    shape(box(x + 10, y + 10, width, height, 12), '#d9dbe2'),
    shape(box(x + 6, y + 6, width, height, 12), '#f4f4f0'),
    line(box(x + 6, y + 6, width, height, 12), '#b9bdc9', 1.5)
  )

export const rows = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, at) => from + (at + 1) * step)

/** What the leaves are ruled with, within a box. */
function ruling(look: Look, x: number, y: number, width: number, height: number): Mark {
  const across = rows(y, y + height, 40)
    .map(at => `M${x} ${at}H${x + width}`)
    .join('')
  const cells =
    rows(y, y + height, 20)
      .map(at => `M${x} ${at}H${x + width}`)
      .join('') +
    rows(x, x + width, 20)
      .map(at => `M${at} ${y}V${y + height}`)
      .join('')
  const slanted = rows(x - height, x + width, 70)
    .map(at => `M${at + height * 0.46} ${y}L${at} ${y + height}`)
    .join('')
  const area = box(x, y, width, height)
  if (!look.has('lines')) return within(area, line(cells, CELL, 1.5))
  return within(
    area,
    over(
      line(across, CELL, 2),
      look.has('slanted') &&
        over(
          line(
            rows(y + 14, y + height, 40)
              .map(at => `M${x} ${at}H${x + width}`)
              .join(''),
            CELL,
            1.2
          ),
          line(slanted, CELL, 1.2)
        )
    )
  )
}

/** Both pages, as they lie on a table. */
export function spread(look: Look): Mark {
  const left = 'M80 170C180 150 320 150 400 176V650C320 626 180 626 80 646Z'
  const right = 'M720 170C620 150 480 150 400 176V650C480 626 620 626 720 646Z'
  return over(
    cloth('M70 182H730V664H70Z', { color: look.color }),
    ...[left, right].map(d =>
      over(
        shape(d, PAPER.base),
        within(d, ruling(look, 80, 150, 640, 510)),
        line(d, '#b9bdc9', 1.6)
      )
    ),
    within(left, line('M150 140V660', MARGIN, 2.4)),
    within(right, line('M650 140V660', MARGIN, 2.4)),
    shape(
      'M340 160C370 164 390 170 400 176V650C390 642 370 638 340 634Z',
      linear([0, 0, 1, 0], [0, '#30343f', 0], [1, '#30343f', 0.2])
    ),
    shape(
      'M460 160C430 164 410 170 400 176V650C410 642 430 638 460 634Z',
      linear([0, 0, 1, 0], [0, '#30343f', 0.16], [1, '#30343f', 0])
    ),
    line('M400 300V340M400 480V520', '#9aa2b3', 7),
    writing(look)
  )
}

const LOOPS =
  'M172 300C184 260 206 262 200 288C196 306 182 300 190 286C200 264 222 266 218 288C216 304 202 300 210 286C220 266 242 268 238 288C236 304 222 300 230 286C242 264 262 270 264 296'

const writing = (look: Look): Mark =>
  look.has('lines')
    ? over(
        line(LOOPS, '#2b4fd0', 4),
        moved('translate(100 0)', line(LOOPS, '#2b4fd0', 4)),
        moved('translate(0 80)', line(LOOPS, '#2b4fd0', 4))
      )
    : over(
        written('2', 190, 260, 34, '#2b4fd0'),
        line('M216 260h20m-10 -10v20M286 254h20m-20 12h20', '#2b4fd0', 4),
        written('3', 260, 260, 34, '#2b4fd0'),
        written('5', 330, 260, 34, '#2b4fd0')
      )

export const A5 = [
  { from: [206, 730], to: [594, 730], title: 'ширина', cm: 16.5 },
  { from: [660, 110], to: [660, 690], title: 'высота', cm: 20.5 }
] as const
