import { cast, cloth, seam, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { twill } from '../fabrics.ts'
import { type Mark, over, within } from '../mark.ts'
import { box, pair, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { armholes, folds, measures } from './coat-parts.ts'

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

export const KIMONO: Readonly<Record<string, Drawing>> = {
  kimono: {
    draw: kimono,
    detail: { at: [400, 400], words: 'пояс и запах' },
    back: 'спинка',
    measures,
    hex: '#f6f5f0'
  }
}
