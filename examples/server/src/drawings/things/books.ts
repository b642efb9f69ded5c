import { cloth, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { grain } from '../fabrics.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { A5, CELL, leaves, PAPER, rows, spread } from './leaves.ts'
import { STEEL } from './metal.ts'
import { pencilAt } from './pencils.ts'

function diary(look: Look): Mark {
  const { color, isBack } = look
  if (isBack) return spread({ ...look, has: cut => cut === 'lines' })
  return over(
    leaves(196, 100, 400, 590),
    cloth(box(196, 100, 400, 590, 20), { color, weave: grain }),
    within(box(196, 100, 400, 590, 20), over(shape('M190 90H226V700H190Z', color.dark, 0.5))),
    stitches('M240 124H572V668H240Z', color),
    shape(box(290, 210, 240, 96, 12), paletteOf(color.deep).base),
    line('M320 244H500M350 274H470', '#f6df9a', 7),
    moved(
      'translate(8 70)',
      line(
        'M400 330L422 382L478 386L434 420L450 476L400 444L350 476L366 420L322 386L378 382Z',
        '#f6df9a',
        6
      )
    ),
    look.has('bookmark') && shape('M470 680H500V760L485 744L470 760Z', '#d5303e'),
    look.has('hard') &&
      over(
        ...[
          [572, 124],
          [572, 666]
        ].map(([x = 0, y = 0]) => shape(circle(x, y, 13), '#c99a3f'))
      )
  )
}

function copybook(look: Look): Mark {
  const { color, isBack } = look
  const page = box(220, 130, 360, 500, 10)
  const strokes =
    'M270 400C290 340 316 340 312 376C308 404 284 402 296 380C312 352 344 350 344 382C342 408 316 404 328 380C344 354 376 356 380 392C384 410 404 408 416 396'
  if (isBack) return spread({ ...look, has: cut => cut === 'lines' || cut === 'slanted' })
  return over(
    leaves(220, 130, 360, 500),
    cloth(page, { color }),
    within(page, shape('M210 330C340 290 460 370 600 320V640H210Z', PAPER.base)),
    within(page, line('M210 330C340 290 460 370 600 320', color.dark, 3)),
    line('M270 410H530M270 376H530M270 480H530M270 446H530M270 550H530M270 516H530', CELL, 2),
    line(strokes, '#2b4fd0', 6),
    moved('translate(0 70)', line(strokes, '#8fa4dc', 4, { dash: '2 10' })),
    moved('translate(0 140)', line(strokes, '#8fa4dc', 4, { dash: '2 10' })),
    shape(box(280, 180, 240, 70, 12), PAPER.base),
    line('M306 214C318 186 330 232 346 210S380 222 400 200M420 216H494', color.deep, 6),
    ...[240, 500].map(y => shape(box(215, y, 8, 40, 4), STEEL)),
    moved(
      'translate(150 120) rotate(24 400 640) scale(.8)',
      pencilAt(paletteOf('#f2c531'), '#20242f', true)
    )
  )
}

function notepad({ isBack }: Look): Mark {
  const color = paletteOf('#f2c531')
  const page = box(210, 150, 380, 520, 14)
  const coils = Array.from({ length: 15 }, (_, at) =>
    line(
      `M${232 + at * 24} 176C${222 + at * 24} 120 ${250 + at * 24} 120 ${242 + at * 24} 170`,
      '#7d8696',
      5
    )
  )
  return over(
    leaves(210, 150, 380, 520),
    isBack
      ? over(
          shape(page, PAPER.base),
          within(
            page,
            line(
              rows(200, 660, 34)
                .map(at => `M210 ${at}H590`)
                .join(''),
              CELL,
              2.4
            )
          ),
          line('M250 290C262 258 276 308 290 282S320 294 342 276', '#2b4fd0', 5)
        )
      : over(
          cloth(page, { color }),
          shape(circle(400, 420, 96), PAPER.base),
          line('M350 430C362 386 384 456 400 420S432 440 452 400', '#2334c4', 9)
        ),
    line(page, '#b98f1c', 1.6, { opacity: 0.5 }),
    ...coils.map((coil, at) => over(shape(circle(237 + at * 24, 178, 6), '#30343f'), coil))
  )
}

export const BOOKS: Readonly<Record<string, Drawing>> = {
  diary: {
    draw: diary,
    cuts: { bookmark: 'закладк', hard: 'твёрд' },
    detail: { at: [400, 300], words: 'тиснение и строчка' },
    back: 'разворот',
    measures: A5
  },
  copybook: {
    draw: copybook,
    detail: { at: [400, 420], words: 'образец письма' },
    back: 'разворот в косую линейку',
    measures: A5
  },
  notepad: {
    draw: notepad,
    detail: { at: [330, 230], words: 'спираль' },
    back: 'лист в линейку',
    measures: [{ from: [210, 730], to: [590, 730], title: 'ширина', cm: 10.5 }],
    hex: '#f2c531'
  }
}
