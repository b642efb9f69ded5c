import { cloth, stitches } from '../cloth.ts'
import { type Look } from '../drawing.ts'
import { rib, type Weave } from '../fabrics.ts'
import { type Mark, over } from '../mark.ts'
import { box, symmetric, wedge } from '../outline.ts'
import { type Palette } from '../palette.ts'

const STRAIGHT = '400 110 L 500 106 C 528 190 548 320 552 730 L 440 734 C 436 560 420 400 402 300'

const NARROW = '400 110 L 500 106 C 528 190 540 330 520 730 L 438 734 C 432 560 418 400 402 300'

const LOOSE = '400 110 L 500 106 C 536 190 570 330 582 728 L 446 736 C 440 560 422 400 402 300'

export function outlineOf(look: Look): string {
  if (look.has('narrow')) return symmetric(NARROW)
  return symmetric(look.has('loose') ? LOOSE : STRAIGHT)
}

export const legFolds = {
  dark: [
    wedge(520, 352, 396, 296, 40),
    wedge(280, 352, 404, 296, 40),
    wedge(460, 452, 552, 476, 30),
    wedge(340, 452, 248, 476, 30),
    wedge(500, 500, 436, 560, 34),
    wedge(300, 500, 364, 560, 34)
  ],
  light: [
    wedge(500, 400, 420, 330, 18),
    wedge(470, 560, 480, 732, 34),
    wedge(310, 560, 300, 732, 34)
  ],
  depth: 0.34
}

export function waistband(color: Palette, weave: Weave, elastic: boolean): Mark {
  const band = symmetric('400 112 L 502 106 L 508 148 C 470 152 430 154 400 154')
  const loops = [316, 478].map(x => cloth(box(x, 104, 13, 56, 4), { color, weave }))
  return over(
    cloth(band, { color, weave: elastic ? rib : weave }),
    !elastic && stitches('M298 144C360 149 440 149 504 142', color),
    ...(elastic ? [] : loops)
  )
}
