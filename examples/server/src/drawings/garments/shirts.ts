import { cast, cloth, seam, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { poplin, twill } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, pair, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { collar, measures, placket, points } from './collar.ts'
import { body, bodyOf, neckInside, sleeves } from './top.ts'

const NAVY = paletteOf('#26375f')

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

export const SHIRTS: Readonly<Record<string, Drawing>> = {
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
  }
}
