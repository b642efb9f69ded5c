import { cloth } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { mesh } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { pair, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { measures, WHITE } from './collar.ts'
import { hemStitches } from './top.ts'

const TANK =
  '400 250 C 446 250 462 210 466 120 L 514 126 C 512 210 528 280 572 320 L 576 652 C 520 666 460 668 400 668'

const TANK_BACK = TANK.replace('400 250 C 446 250 462 210', '400 196 C 446 196 462 170')

function tankTop(look: Look): Mark {
  const { color, isBack } = look
  const outline = symmetric(isBack ? TANK_BACK : TANK)
  const side = pair('572 320 L 540 330 L 546 668 L 580 660')
  const trim = look.has('two') ? paletteOf(color.seam) : WHITE
  return over(
    !isBack &&
      cloth(symmetric('400 196 C 446 196 462 170 466 124 L 480 130 L 470 230 L 400 260'), {
        color: paletteOf(color.dark)
      }),
    cloth(outline, {
      color,
      weave: mesh,
      print: over(...side.map(d => shape(d, trim.base))),
      dark: [wedge(300, 420, 286, 664, 40), wedge(520, 400, 516, 664, 46)],
      light: [wedge(330, 330, 322, 660, 34)],
      depth: 0.3
    }),
    line(
      isBack
        ? 'M334 120C338 176 352 198 400 198S462 176 466 120'
        : 'M334 120C338 212 352 252 400 252S462 212 466 120',
      trim.base,
      11,
      { cap: 'butt' }
    ),
    hemStitches(color),
    look.has('number') &&
      within(
        outline,
        line('M372 400Q372 372 400 372T428 400C428 430 384 440 372 486H430', trim.base, 22)
      )
  )
}

export const TANK_TOP: Readonly<Record<string, Drawing>> = {
  'tank-top': {
    draw: tankTop,
    cuts: { number: 'номером', two: 'два цвета' },
    detail: { at: [490, 250], words: 'пройма и сетка' },
    back: 'спинка',
    measures
  }
}
