import { buttons, cast, cloth, lining, seam, stitches, zip } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { melange, twill } from '../fabrics.ts'
import { type Mark, over, within } from '../mark.ts'
import { pair, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { halfChest, share } from './sizes.ts'
import { belt, skirt, slantPockets } from './skirt.ts'

const WHITE = paletteOf('#f8f8fb')

const PINAFORE =
  '400 262 C 426 264 448 258 462 240 C 470 200 472 150 474 106 L 520 98 C 520 160 524 220 562 268 C 560 310 540 350 526 392 C 480 402 440 402 400 402'

const PINAFORE_BACK =
  '400 190 C 436 190 460 170 474 104 L 520 98 C 520 160 524 220 562 268 C 560 310 540 350 526 392 C 480 402 440 402 400 402'

function pinafore(look: Look): Mark {
  const { color, isBack } = look
  const weave = look.has('melange') ? melange : twill
  const top = symmetric(isBack ? PINAFORE_BACK : PINAFORE)
  const strap = 'C 470 200 472 150 474 106'
  return over(
    !isBack &&
      lining(symmetric('400 180 C 440 180 466 160 474 106 L 490 102 L 480 250 L 400 270'), color),
    skirt(look, weave),
    cloth(top, {
      color,
      weave,
      dark: [wedge(330, 268, 320, 396, 26), wedge(470, 268, 486, 396, 26)],
      light: [wedge(352, 268, 350, 396, 16)],
      depth: 0.36
    }),
    within(top, stitches(`M326 240 ${strap.replace(/C.*/, '')}`, color)),
    isBack
      ? zip(400, 196, 560, color)
      : over(
          within(
            top,
            over(seam('M322 262C330 310 326 350 322 400M478 262C470 310 474 350 478 400', color))
          ),
          within(top, stitches('M338 246C352 268 374 272 400 272S448 268 462 246', color))
        ),
    belt(look),
    !isBack && look.has('pockets') && slantPockets(color)
  )
}

const DRESS_TOP =
  '400 186 C 430 184 452 166 462 142 C 496 148 530 158 552 172 L 560 262 C 556 310 540 350 526 392 C 480 402 440 402 400 402'

const SLEEVE_SHORT = '540 166 C 588 186 612 232 622 296 C 606 312 576 318 552 316 L 546 240'

const SLEEVE_LONG =
  '540 166 C 592 190 612 260 628 356 C 638 420 642 470 642 512 C 626 524 604 526 588 522 C 582 440 566 340 546 262'

const COLLAR =
  '400 194 C 424 186 446 166 458 132 C 482 136 496 146 500 156 C 498 196 470 236 440 250 C 424 236 410 218 400 194'

function sleeves(look: Look): Mark {
  const isLong = look.has('long')
  const outlines = pair(isLong ? SLEEVE_LONG : SLEEVE_SHORT)
  const fold = isLong ? [wedge(600, 250, 612, 500, 26)] : [wedge(580, 220, 590, 320, 24)]
  const other = isLong ? [wedge(196, 250, 182, 500, 26)] : [wedge(216, 220, 208, 320, 24)]
  const cuffs = pair(
    isLong
      ? '588 500 L 643 492 L 644 524 C 626 534 604 536 588 532'
      : '552 300 L 618 282 L 624 300 C 608 320 580 326 552 324'
  )
  return over(
    ...outlines.map(outline =>
      cloth(outline, { color: look.color, weave: twill, dark: [...fold, ...other], depth: 0.4 })
    ),
    ...cuffs.map(cuff => cloth(cuff, { color: look.has('collar') ? WHITE : look.color }))
  )
}

function dress(look: Look): Mark {
  const { color, isBack } = look
  const top = symmetric(DRESS_TOP)
  const collar = look.has('collar') ? WHITE : color
  const flaps = pair(
    isBack
      ? '400 150 L 400 206 C 440 204 470 190 500 160 C 490 144 476 138 460 134 C 440 146 420 150 400 150'
      : COLLAR
  )
  return over(
    sleeves(look),
    !isBack && lining(symmetric('400 150 C 424 150 446 144 462 134 L 462 180 L 400 210'), color),
    skirt(look, twill),
    cloth(top, {
      color,
      weave: twill,
      dark: [wedge(316, 220, 322, 398, 22), wedge(484, 220, 480, 398, 24)],
      light: [wedge(350, 230, 348, 396, 18)],
      depth: 0.36
    }),
    isBack && zip(400, 206, 560, color),
    !isBack && within(top, over(seam('M392 200V402', color), stitches('M408 214V402', color))),
    belt(look),
    !isBack && buttons(400, 246, 356, 4, 9, look.has('collar') ? WHITE : paletteOf(color.shade)),
    ...flaps.map(flap => over(cast(flap, top, 0.35), cloth(flap, { color: collar }))),
    !isBack && look.has('pockets') && slantPockets(color)
  )
}

const SKIRT_CUTS = {
  melange: 'меланж',
  pleats: 'плисс',
  pockets: 'карман',
  flared: 'расклеш',
  straight: 'прям',
  belt: 'поясом'
}

const measures = [
  { from: [282, 300], to: [518, 300], title: 'ширина под проймой', cm: halfChest(4) },
  { from: [690, 100], to: [690, 734], title: 'длина', cm: share(0.582) }
] as const

export const DRESSES: Readonly<Record<string, Drawing>> = {
  pinafore: {
    draw: pinafore,
    cuts: SKIRT_CUTS,
    detail: { at: [440, 350], words: 'пояс и отстрочка' },
    back: 'спинка с потайной молнией',
    measures
  },
  dress: {
    draw: dress,
    cuts: { ...SKIRT_CUTS, collar: 'белым ворот', long: 'длинн' },
    detail: { at: [440, 220], words: 'воротник и застёжка' },
    back: 'спинка с молнией',
    measures
  }
}
