import { button, buttons, cast, cloth, lining, seam, stitches } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { jersey, melange, poplin, twill, type Weave } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, pair, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { halfChest, share } from './sizes.ts'

const BODY =
  '400 190 C 440 188 464 166 476 128 L 556 158 C 562 220 568 280 570 330 C 578 480 590 620 598 716 C 530 734 460 736 400 736'
const SLEEVE =
  '542 150 C 616 178 644 300 664 430 C 676 512 680 560 682 604 L 602 616 C 596 520 584 410 560 320'
const LIGHT = paletteOf('#f4efe6')

const bodyLine = symmetric(BODY)
const backLine = symmetric(BODY.replace('400 190 C 440 188 464 166', '400 146 C 430 146 460 140'))

const folds = {
  dark: [
    wedge(470, 420, 574, 330, 40),
    wedge(330, 420, 226, 330, 40),
    wedge(310, 440, 270, 736, 44),
    wedge(506, 440, 540, 736, 48)
  ],
  light: [wedge(340, 400, 320, 736, 34), wedge(470, 430, 484, 736, 24)],
  depth: 0.34
}

function sleeves(color: Palette, weave: Weave): Mark {
  const [right, left] = pair(SLEEVE)
  const tabs = pair('594 540 L 684 526 L 686 560 L 597 572')
  return over(
    cloth(right, {
      color,
      weave,
      dark: [wedge(570, 200, 624, 604, 36), wedge(656, 380, 586, 410, 30)],
      depth: 0.34
    }),
    cloth(left, {
      color,
      weave,
      dark: [wedge(230, 200, 176, 604, 32), wedge(144, 380, 214, 410, 30)],
      depth: 0.34
    }),
    ...tabs.map(tab => cloth(tab, { color, weave })),
    ...[620, 180].map(x => button(x, 553, 8, paletteOf(color.shade)))
  )
}

/** Two rows of buttons or one, and the edge that covers the other. */
const fronts = (color: Palette, rows: readonly number[], from: number, to: number, count: number) =>
  over(
    within(
      bodyLine,
      over(seam(rows.length > 1 ? 'M446 280C450 420 452 600 454 740' : 'M424 280V740', color))
    ),
    ...rows.map(x => buttons(x, from, to, count, 12, paletteOf(color.shade)))
  )

const flapPockets = (color: Palette, weave: Weave) =>
  over(
    ...pair('456 516 L 548 508 L 552 546 L 458 556').map(flap =>
      over(cast(flap, bodyLine, 0.25), cloth(flap, { color, weave }))
    )
  )

function lapels(color: Palette, weave: Weave): Mark {
  const revers = pair(
    '400 330 C 424 280 448 200 458 150 L 520 206 L 492 232 L 508 254 C 480 300 440 340 410 366'
  )
  const collar = pair(
    '440 160 C 452 150 462 136 468 112 L 494 122 C 506 146 520 176 528 204 L 496 222 L 458 168'
  )
  return over(
    ...[...revers, ...collar].map(d => over(cast(d, bodyLine, 0.3), cloth(d, { color, weave })))
  )
}

function hood(color: Palette, weave: Weave): Mark {
  const outer = symmetric('400 70 C 480 70 530 110 536 176 C 500 210 440 240 400 250')
  const inner = symmetric('400 104 C 452 104 482 132 486 172 C 464 208 430 232 400 240')
  return over(
    cloth(outer, { color, weave }),
    lining(inner, color),
    within(outer, stitches(inner, color))
  )
}

const backSeam = (color: Palette, weave: Weave) =>
  over(
    within(backLine, seam('M400 150V560', color)),
    within(
      backLine,
      over(seam('M400 560V736', color), shape('M400 560L412 740H388Z', color.deep, 0.5))
    ),
    cloth(
      symmetric(
        '400 122 C 440 122 466 118 486 108 C 502 126 514 146 520 164 C 480 186 440 192 400 192'
      ),
      { color, weave }
    )
  )

function coat(look: Look): Mark {
  const { color, isBack } = look
  const outline = isBack ? backLine : bodyLine
  const isHooded = look.has('hood')
  return over(
    sleeves(color, melange),
    isHooded ? hood(color, melange) : !isBack && neck(color),
    cloth(outline, { color, weave: melange, ...folds }),
    within(outline, armholes(color)),
    isBack && !isHooded && backSeam(color, melange),
    isBack &&
      isHooded &&
      over(
        seam('M400 250V736', color),
        cloth(symmetric('400 120 C 470 116 520 140 530 180 C 510 260 450 310 400 316'), {
          color,
          weave: melange
        })
      ),
    !isBack && flapPockets(color, melange),
    !isBack && fronts(color, look.has('straight') || isHooded ? [400] : [366, 434], 390, 600, 3),
    !isBack && !isHooded && lapels(color, melange)
  )
}

/** The lining behind the collar. */
const neck = (color: Palette) =>
  lining(symmetric('400 122 C 440 122 462 116 474 108 L 470 200 L 400 360'), paletteOf(color.dark))

const armholes = (color: Palette) =>
  over(...pair('552 156 C 560 220 566 280 570 336').map(d => seam(d.replace('Z', ''), color)))

function trench(look: Look): Mark {
  const { color, isBack } = look
  const outline = isBack ? backLine : bodyLine
  const flap = 'M400 240L570 270V316C520 330 450 330 404 322Z'
  const belt = symmetric('400 446 L 574 434 L 578 474 C 520 486 460 488 400 488')
  const buckle = over(
    line(box(352, 438, 52, 60, 8), '#5d4630', 9),
    line(box(352, 438, 52, 60, 8), '#a7845c', 4)
  )
  return over(
    sleeves(color, twill),
    look.has('hood') ? hood(color, twill) : !isBack && neck(color),
    cloth(outline, { color, weave: twill, ...folds }),
    within(outline, armholes(color)),
    isBack && backSeam(color, twill),
    isBack &&
      within(
        outline,
        over(
          seam('M226 300C330 318 470 318 574 300', color),
          stitches('M226 308C330 326 470 326 574 308', color)
        )
      ),
    !isBack &&
      within(outline, over(cast(flap, outline, 0.25), cloth(flap, { color, weave: twill }))),
    !isBack && fronts(color, [366, 434], 400, 640, 3),
    !isBack && !look.has('hood') && lapels(color, twill),
    over(
      cast(belt, outline, 0.25),
      cloth(belt, { color, weave: twill }),
      stitches('M224 442C300 450 500 450 576 442M222 478C300 486 500 486 578 478', color)
    ),
    !isBack && buckle
  )
}

function labCoat(look: Look): Mark {
  const { color, isBack } = look
  const outline = isBack ? backLine : bodyLine
  const pockets = [box(268, 500, 92, 106, 8), box(440, 500, 92, 106, 8), box(452, 322, 78, 84, 8)]
  return over(
    sleeves(color, poplin),
    !isBack && neck(color),
    cloth(outline, { color, weave: poplin, ...folds, depth: 0.26 }),
    within(outline, armholes(color)),
    isBack && backSeam(color, poplin),
    isBack &&
      over(
        cloth(box(300, 440, 200, 40, 8), { color }),
        button(320, 460, 9, LIGHT),
        button(480, 460, 9, LIGHT)
      ),
    !isBack && fronts(color, [400], 400, 650, 4),
    !isBack &&
      over(
        ...pockets.map(d => over(cloth(d, { color, weave: poplin }), within(d, stitches(d, color))))
      ),
    !isBack && line('M476 318V352M492 318V350', '#2b62d9', 7),
    !isBack && lapels(color, poplin)
  )
}

function kimono(look: Look): Mark {
  const { color, isBack } = look
  const wide = pair('536 160 C 620 190 690 260 716 330 L 640 400 C 600 350 576 330 560 320')
  const jacket = symmetric(
    '400 164 C 440 160 464 140 474 116 L 552 156 C 560 230 566 300 568 340 L 586 560 C 520 574 460 576 400 576'
  )
  const trousers = symmetric(
    '400 520 L 548 516 C 560 590 566 660 566 734 L 446 738 C 440 680 424 640 402 612'
  )
  const bandLeft = 'M330 120C340 220 380 320 470 420L446 446C350 340 312 230 300 130Z'
  const bandRight = 'M470 120C462 210 430 300 370 380L346 356C400 290 432 200 442 116Z'
  const belt = symmetric('400 424 L 578 414 L 582 452 C 520 462 460 464 400 464')
  const ends = ['M396 440L330 580L356 592L414 452Z', 'M408 440L470 576L444 590L392 452Z']
  const dark = paletteOf('#2a2d38')
  return over(
    cloth(trousers, { color, weave: twill, dark: [wedge(500, 600, 400, 560, 30)], depth: 0.3 }),
    ...wide.map(d =>
      cloth(d, {
        color,
        weave: twill,
        dark: [wedge(600, 220, 640, 380, 30), wedge(200, 220, 160, 380, 30)],
        depth: 0.3
      })
    ),
    cloth(jacket, { color, weave: twill, ...folds, depth: 0.26 }),
    within(jacket, armholes(color)),
    !isBack &&
      within(
        jacket,
        over(
          cloth(bandRight, { color, weave: twill }),
          cast(bandLeft, jacket, 0.25),
          cloth(bandLeft, { color, weave: twill }),
          stitches('M316 126C328 226 366 326 458 432', color)
        )
      ),
    isBack && within(jacket, over(seam('M400 164V570', color), stitches('M240 300H560', color))),
    over(cast(belt, jacket, 0.3), cloth(belt, { color: dark, weave: twill })),
    !isBack &&
      over(
        ...ends.map(d => cloth(d, { color: dark, weave: twill })),
        cloth(box(378, 420, 44, 46, 12), { color: dark })
      )
  )
}

const SUIT =
  '400 300 C 446 296 470 220 478 110 L 506 108 C 508 220 536 290 560 330 C 548 400 536 440 548 500 C 556 540 556 560 556 580 C 510 600 470 660 462 712 L 400 716'

function swimsuit(look: Look): Mark {
  const { color, isBack } = look
  const isOpen = look.has('open') && isBack
  const front = symmetric(SUIT)
  const back = symmetric(
    isOpen
      ? SUIT.replace('400 300 C 446 296 470 220', '400 430 C 470 420 500 260')
      : SUIT.replace('400 300', '400 340')
  )
  const outline = isBack ? back : front
  const sides = pair('560 330 L 500 360 C 484 420 500 500 520 600 L 570 590')
  return over(
    !isBack &&
      lining(symmetric('400 360 C 450 350 474 220 480 110 L 492 110 L 470 330 L 400 330'), color),
    cloth(outline, {
      color,
      weave: jersey,
      print: over(...sides.map(d => shape(d, color.dark, 0.85))),
      dark: [wedge(330, 440, 340, 700, 30), wedge(470, 440, 460, 700, 30)],
      light: [wedge(360, 340, 370, 690, 30)],
      depth: 0.3
    }),
    within(outline, over(...sides.map(d => line(d, '#ffffff', 5, { opacity: 0.85 })))),
    isBack && !isOpen && stitches('M320 320L480 320', color)
  )
}

const measures = [
  { from: [228, 400], to: [572, 400], title: 'ширина под проймой', cm: halfChest(12) },
  { from: [718, 128], to: [718, 732], title: 'длина', cm: share(0.54) }
] as const

const front = { at: [430, 260], words: 'лацкан и пуговицы' } as const

export const COATS: Readonly<Record<string, Drawing>> = {
  coat: {
    draw: coat,
    cuts: { hood: 'капюшон', straight: 'прямое' },
    detail: front,
    back: 'спинка со шлицей',
    measures
  },
  trench: {
    draw: trench,
    cuts: { hood: 'капюшон' },
    detail: { at: [400, 430], words: 'пояс и пряжка' },
    back: 'спинка с кокеткой',
    measures
  },
  'lab-coat': {
    draw: labCoat,
    detail: { at: [470, 340], words: 'карман и лацкан' },
    back: 'спинка с хлястиком',
    measures,
    hex: '#f8f8fb'
  },
  kimono: {
    draw: kimono,
    detail: { at: [400, 400], words: 'пояс и запах' },
    back: 'спинка',
    measures,
    hex: '#f6f5f0'
  },
  swimsuit: {
    draw: swimsuit,
    cuts: { open: 'открытой спиной' },
    detail: { at: [470, 380], words: 'боковая вставка' },
    back: 'спинка',
    measures: [
      { from: [240, 380], to: [560, 380], title: 'ширина', cm: halfChest(-6) },
      { from: [640, 108], to: [640, 714], title: 'длина', cm: share(0.46) }
    ]
  }
}
