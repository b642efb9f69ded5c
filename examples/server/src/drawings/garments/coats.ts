import { cast, cloth, seam, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { melange, twill } from '../fabrics.ts'
import { line, type Mark, over, within } from '../mark.ts'
import { box, symmetric } from '../outline.ts'
import {
  armholes,
  backLine,
  backSeam,
  bodyLine,
  flapPockets,
  folds,
  fronts,
  hood,
  lapels,
  measures,
  neck,
  sleeves
} from './coat-parts.ts'

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
  }
}
