import { line, type Mark, over, shape } from '../mark.ts'
import { circle } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'

export const REFLECT = '#e9edf2'

export const DARK = paletteOf('#30343f')

/** The sign of the maker for small children. */
export const star = (color: Palette): Mark =>
  over(
    shape(circle(400, 290, 84), color.light),
    shape(
      'M400 222L420 268L470 272L432 304L444 352L400 326L356 352L368 304L330 272L380 268Z',
      '#ffe36b'
    ),
    line(
      'M400 222L420 268L470 272L432 304L444 352L400 326L356 352L368 304L330 272L380 268Z',
      '#c99a3f',
      3
    )
  )
