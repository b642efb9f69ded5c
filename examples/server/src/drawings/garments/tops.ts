import { type Drawing, type Look } from '../drawing.ts'
import { jersey, pique } from '../fabrics.ts'
import { type Mark, over } from '../mark.ts'
import { paletteOf } from '../palette.ts'
import { collar, measures, placket, points } from './collar.ts'
import { body, hemStitches, neckband, neckInside, sleeves } from './top.ts'

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
  }
}
