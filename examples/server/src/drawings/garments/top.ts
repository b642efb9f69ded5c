import { cast, cloth, lining, seam, stitches } from '../cloth.ts'
import type { Look } from '../drawing.ts'
import { rib, type Weave } from '../fabrics.ts'
import { type Mark, over, within } from '../mark.ts'
import { pair, symmetric, wedge } from '../outline.ts'
import type { Palette } from '../palette.ts'

const BODY =
  '400 204 C 440 202 466 182 478 148 L 556 178 C 560 230 566 270 572 300 C 572 420 574 540 578 652 C 520 666 460 668 400 668'
const BODY_BACK =
  '400 164 C 430 164 460 158 478 148 L 556 178 C 560 230 566 270 572 300 C 572 420 574 540 578 652 C 520 666 460 668 400 668'
const SHORT = '540 171 C 604 190 644 252 674 330 L 594 372 C 584 336 574 318 562 304'
const LONG =
  '540 171 C 612 198 636 310 656 430 C 666 510 670 556 672 604 L 606 614 C 600 520 588 410 560 304'

export const bodyOf = ({ isBack }: Look) => symmetric(isBack ? BODY_BACK : BODY)

/** Sleeves, and what their ends are made of. */
export function sleeves(look: Look, weave: Weave, long: boolean, cuff?: Palette): Mark {
  const { color } = look
  const [right, left] = pair(long ? LONG : SHORT)
  const ends = pair(
    long ? '602 576 L 674 566 L 675 612 L 606 622' : '588 346 L 664 304 L 678 334 L 598 378'
  )
  return over(
    cloth(right, {
      color,
      weave,
      dark: long
        ? [wedge(570, 230, 620, 600, 34), wedge(654, 400, 590, 430, 30)]
        : [wedge(566, 214, 606, 366, 30)],
      light: long ? [wedge(600, 230, 648, 590, 22)] : [],
      depth: 0.34
    }),
    cloth(left, {
      color,
      weave,
      dark: long
        ? [wedge(230, 230, 180, 600, 30), wedge(146, 400, 210, 430, 30)]
        : [wedge(236, 214, 192, 366, 30)],
      light: long ? [wedge(204, 230, 156, 590, 20)] : [],
      depth: 0.34
    }),
    ...(cuff ? ends.map(end => cloth(end, { color: cuff, weave })) : hems(color, long))
  )
}

const hems = (color: Palette, long: boolean) =>
  pair(long ? '606 596 L 672 588' : '591 358 L 668 316').map(d =>
    stitches(d.replace('Z', ''), color)
  )

/** The body of a top with the folds of a thing that hangs. */
export function body(look: Look, weave: Weave, print?: Mark): Mark {
  const { color } = look
  const outline = bodyOf(look)
  return over(
    cloth(outline, {
      color,
      weave,
      print,
      dark: [
        wedge(452, 392, 572, 300, 44),
        wedge(348, 392, 228, 300, 44),
        wedge(300, 420, 286, 664, 40),
        wedge(520, 400, 516, 664, 46)
      ],
      light: [wedge(330, 330, 322, 660, 34), wedge(480, 400, 470, 660, 22)],
      depth: 0.3
    }),
    within(outline, over(...armholes(color)))
  )
}

const armholes = (color: Palette) =>
  pair('552 174 C 556 230 562 270 572 304').map(d => seam(d.replace('Z', ''), color))

/** The back of the neck, seen from the front. */
export const neckInside = (color: Palette): Mark =>
  lining(symmetric('400 158 C 436 158 464 154 480 144 L 470 200 L 400 214'), color)

/** A knitted band around the neck. */
export function neckband(look: Look, color: Palette): Mark {
  const band = symmetric(
    look.isBack
      ? '400 152 C 432 152 462 146 476 138 L 488 152 C 466 166 432 172 400 172'
      : '400 188 C 434 186 458 168 468 136 L 488 144 C 478 190 440 210 400 211'
  )
  return over(cast(band, bodyOf(look), 0.3), cloth(band, { color, weave: rib }))
}

export const hemStitches = (color: Palette): Mark =>
  stitches('M224 640C300 652 360 655 400 655S500 652 576 640', color)
