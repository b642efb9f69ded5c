import { cloth, seam, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { mesh, rib } from '../fabrics.ts'
import { line, type Mark, over, within } from '../mark.ts'
import { pair, symmetric, wedge } from '../outline.ts'
import { legFolds } from './legs.ts'
import { halfWaist, share } from './sizes.ts'

const SHORTS =
  '400 190 L 520 186 C 556 270 594 400 612 530 C 570 552 500 560 442 556 C 436 480 420 430 402 396'

function shorts(look: Look): Mark {
  const { color, isBack } = look
  const outline = symmetric(
    look.has('extended')
      ? SHORTS.replace('612 530 C 570 552 500 560 442 556', '624 620 C 580 642 504 650 444 646')
      : SHORTS
  )
  const band = symmetric('400 188 L 522 182 L 530 236 C 480 242 440 242 400 242')
  const stripes = pair('560 180 L 640 640').map(d =>
    line(d.replace('Z', ''), '#ffffff', 16, { opacity: 0.9, cap: 'butt' })
  )
  const pockets = pair('492 244 C 500 300 530 334 566 344').map(d =>
    seam(d.replace('Z', ''), color)
  )
  return over(
    cloth(outline, {
      color,
      weave: mesh,
      print: over(...stripes),
      ...legFolds,
      dark: [
        wedge(560, 430, 396, 380, 60),
        wedge(240, 430, 404, 380, 60),
        wedge(520, 420, 500, 560, 40),
        wedge(300, 420, 280, 560, 40)
      ]
    }),
    seam('M400 236V398', color),
    within(
      outline,
      stitches(
        look.has('extended')
          ? 'M170 624C260 640 340 640 396 634M404 634C460 640 540 640 630 624'
          : 'M180 534C260 550 340 550 396 542M404 542C460 550 540 550 620 534',
        color
      )
    ),
    !isBack && look.has('pockets') && over(...pockets),
    cloth(band, { color, weave: rib }),
    !isBack && cord()
  )
}

const cord = () =>
  over(
    line('M392 228C380 270 372 300 376 336M408 228C420 276 430 296 424 344', '#8d93a5', 8, {
      opacity: 0.5
    }),
    line('M392 228C380 270 372 300 376 336M408 228C420 276 430 296 424 344', '#f4f4f8', 5.5)
  )

export const SHORT_TROUSERS: Readonly<Record<string, Drawing>> = {
  shorts: {
    draw: shorts,
    cuts: { pockets: 'карман', extended: 'удлин' },
    detail: { at: [440, 260], words: 'пояс на шнурке' },
    back: 'вид сзади',
    measures: [
      { from: [278, 160], to: [522, 160], title: 'пояс', cm: halfWaist(0) },
      { from: [670, 184], to: [670, 556], title: 'длина', cm: share(0.27) }
    ]
  }
}
