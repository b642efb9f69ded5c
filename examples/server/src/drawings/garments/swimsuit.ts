import { cloth, lining, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { jersey } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { pair, symmetric, wedge } from '../outline.ts'
import { halfChest, share } from './sizes.ts'

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

export const SWIMSUIT: Readonly<Record<string, Drawing>> = {
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
