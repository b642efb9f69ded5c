import { buttons, cast, cloth, stitches } from '../cloth.ts'
import { type Look } from '../drawing.ts'
import { poplin } from '../fabrics.ts'
import { type Mark, over, within } from '../mark.ts'
import { box, pair, symmetric } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { halfChest, share } from './sizes.ts'
import { bodyOf } from './top.ts'

export const WHITE = paletteOf('#f8f8fb')

/** Turned down points of a collar, or the collar's back. */
export function points(look: Look, color: Palette): Mark {
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
export function placket(look: Look, to: number, count: number): Mark {
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

export const measures = [
  { from: [226, 330], to: [574, 330], title: 'ширина под проймой', cm: halfChest(7) },
  { from: [706, 148], to: [706, 664], title: 'длина', cm: share(0.41) }
] as const

export const collar = { at: [430, 220], words: 'воротник и застёжка' } as const
