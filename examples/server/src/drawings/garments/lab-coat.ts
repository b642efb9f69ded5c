import { button, cloth, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { poplin } from '../fabrics.ts'
import { line, type Mark, over, within } from '../mark.ts'
import { box } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import {
  armholes,
  backLine,
  backSeam,
  bodyLine,
  folds,
  fronts,
  lapels,
  measures,
  neck,
  sleeves
} from './coat-parts.ts'

const LIGHT = paletteOf('#f4efe6')

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

export const LAB_COAT: Readonly<Record<string, Drawing>> = {
  'lab-coat': {
    draw: labCoat,
    detail: { at: [470, 340], words: 'карман и лацкан' },
    back: 'спинка с хлястиком',
    measures,
    hex: '#f8f8fb'
  }
}
