import { buttons, cast, cloth, seam, stitches } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { jersey, mesh, pique, poplin, twill } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, pair, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { halfChest, share } from './sizes.ts'
import { body, bodyOf, hemStitches, neckband, neckInside, sleeves } from './top.ts'

const NAVY = paletteOf('#26375f')
const WHITE = paletteOf('#f8f8fb')

/** Turned down points of a collar, or the collar's back. */
function points(look: Look, color: Palette): Mark {
  const stand = symmetric(
    '400 142 C 436 142 464 136 484 126 C 496 140 508 156 514 172 C 476 192 436 200 400 200'
  )
  if (look.isBack)
    return over(cast(stand, bodyOf(look), 0.3), cloth(stand, { color, weave: poplin }))
  const flaps = pair(
    '400 212 C 428 196 456 164 468 120 L 486 126 C 498 148 508 172 512 196 L 452 262'
  )
  return over(
    ...flaps.map(flap =>
      over(cast(flap, bodyOf(look), 0.34), cloth(flap, { color, weave: poplin }))
    )
  )
}

/** The strip of a shirt that carries the buttons. */
function placket(look: Look, to: number, count: number): Mark {
  const { color } = look
  const strip = box(382, 210, 36, to - 210)
  return over(
    within(
      bodyOf(look),
      over(
        cloth(strip, { color, weave: poplin }),
        stitches(`M390 214V${to - 6}M410 214V${to - 6}`, color)
      )
    ),
    buttons(400, 248, to - 36, count, 8.5, WHITE)
  )
}

function tShirt(look: Look): Mark {
  const { color, isBack } = look
  return over(
    sleeves(look, jersey, look.has('long')),
    !isBack && neckInside(color),
    body(look, jersey),
    hemStitches(color),
    neckband(look, color)
  )
}

function polo(look: Look): Mark {
  const trim = look.has('trim') ? paletteOf(look.color.seam) : look.color
  return over(
    sleeves(look, pique, look.has('long'), trim),
    !look.isBack && neckInside(look.color),
    body(look, pique),
    hemStitches(look.color),
    !look.isBack && placket(look, 380, 3),
    points(look, trim)
  )
}

function blouse(look: Look): Mark {
  const { color, isBack } = look
  const round = pair(
    '400 206 C 430 192 458 166 470 128 C 492 136 508 150 516 164 C 514 216 486 258 444 266 C 424 252 410 232 400 206'
  )
  return over(
    sleeves(look, poplin, look.has('long'), color),
    !isBack && neckInside(color),
    body(look, poplin, look.has('lace') ? lace(color) : undefined),
    isBack ? seam('M400 178V330', color) : placket(look, 664, 7),
    isBack
      ? points(look, color)
      : round
          .map(flap => over(cast(flap, bodyOf(look), 0.34), cloth(flap, { color, weave: poplin })))
          .reduce((one, other) => over(one, other)),
    !isBack && look.has('bow') && ribbonBow(paletteOf(color.shade))
  )
}

/** Rows of holes and scallops over the chest. */
function lace(color: Palette): Mark {
  const rows = [300, 340, 380].map(y => {
    const holes = Array.from({ length: 19 }, (_, place) => `M${228 + place * 19} ${y}h.1`).join('')
    const edge = Array.from(
      { length: 19 },
      (_, place) => `M${219 + place * 19} ${y + 14}q9.5 13 19 0`
    )
    return over(
      line(holes, color.dark, 8, { opacity: 0.8 }),
      line(edge.join(''), color.seam, 2, { opacity: 0.7 })
    )
  })
  return over(...rows)
}

function ribbonBow(color: Palette): Mark {
  const loops = pair('400 230 C 430 196 470 196 480 214 C 486 240 470 262 400 246')
  const ends = pair('404 244 L 436 330 L 412 322 L 398 252')
  return over(
    ...ends.map(end => cloth(end, { color })),
    ...loops.map(loop =>
      cloth(loop, { color, dark: [wedge(480, 226, 400, 238, 6), wedge(320, 226, 400, 238, 6)] })
    ),
    cloth(box(386, 222, 28, 32, 9), { color })
  )
}

function tie(): Mark {
  const blade = 'M388 246L374 560L400 606L426 560L412 246Z'
  const knot = 'M376 208H424L412 252H388Z'
  const stripes = Array.from({ length: 12 }, (_, place) => {
    const y = 220 + place * 40
    return `M350 ${y + 34}L450 ${y - 20}`
  }).join('')
  const paint = over(line(stripes, '#c9a24a', 7), line(stripes, '#7a1f38', 14, { opacity: 0 }))
  return over(
    shape('M384 250L366 562L402 622L440 562L420 250Z', '#141830', 0.16),
    cloth(blade, {
      color: NAVY,
      weave: twill,
      print: paint,
      dark: [wedge(400, 250, 404, 600, 16)],
      depth: 0.3
    }),
    cloth(knot, { color: NAVY, weave: twill, print: paint })
  )
}

function shirt(look: Look): Mark {
  const { color, isBack } = look
  return over(
    sleeves(look, poplin, true, color),
    !isBack && neckInside(color),
    body(look, poplin),
    isBack
      ? within(
          bodyOf(look),
          over(
            seam('M214 252C330 268 470 268 586 252', color),
            stitches('M214 260C330 276 470 276 586 260M400 268V660', color)
          )
        )
      : placket(look, 664, 7),
    !isBack && pocket(color),
    !isBack && look.has('tie') && tie(),
    points(look, color)
  )
}

const pocket = (color: Palette) =>
  over(
    cloth('M452 318H528V390L490 408L452 390Z', { color, weave: poplin }),
    stitches('M458 332H522M458 322V388L490 402L522 388V322', color)
  )

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

const measures = [
  { from: [226, 330], to: [574, 330], title: 'ширина под проймой', cm: halfChest(7) },
  { from: [706, 148], to: [706, 664], title: 'длина', cm: share(0.41) }
] as const

const collar = { at: [430, 220], words: 'воротник и застёжка' } as const

export const TOPS: Readonly<Record<string, Drawing>> = {
  't-shirt': {
    draw: tShirt,
    cuts: { long: 'длинн' },
    detail: { at: [440, 200], words: 'ворот и плечевой шов' },
    back: 'спинка',
    measures
  },
  polo: {
    draw: polo,
    cuts: { long: 'длинн', trim: 'цветной ворот' },
    detail: collar,
    back: 'спинка',
    measures
  },
  blouse: {
    draw: blouse,
    cuts: { long: 'длинн', lace: 'кружев', bow: 'бантом' },
    detail: collar,
    back: 'спинка',
    measures
  },
  shirt: {
    draw: shirt,
    cuts: { tie: 'галстук' },
    detail: collar,
    back: 'спинка с кокеткой',
    measures
  },
  'tank-top': {
    draw: tankTop,
    cuts: { number: 'номером', two: 'два цвета' },
    detail: { at: [490, 250], words: 'пройма и сетка' },
    back: 'спинка',
    measures
  }
}
