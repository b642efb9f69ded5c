import { button, cloth, seam, stitches } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { denim, mesh, rib, twill, type Weave } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, pair, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { halfWaist, inseam, share } from './sizes.ts'

const STRAIGHT = '400 110 L 500 106 C 528 190 548 320 552 730 L 440 734 C 436 560 420 400 402 300'
const NARROW = '400 110 L 500 106 C 528 190 540 330 520 730 L 438 734 C 432 560 418 400 402 300'
const LOOSE = '400 110 L 500 106 C 536 190 570 330 582 728 L 446 736 C 440 560 422 400 402 300'
const SHORTS =
  '400 190 L 520 186 C 556 270 594 400 612 530 C 570 552 500 560 442 556 C 436 480 420 430 402 396'

function outlineOf(look: Look): string {
  if (look.has('narrow')) return symmetric(NARROW)
  return symmetric(look.has('loose') ? LOOSE : STRAIGHT)
}

const legFolds = {
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

function waistband(color: Palette, weave: Weave, elastic: boolean): Mark {
  const band = symmetric('400 112 L 502 106 L 508 148 C 470 152 430 154 400 154')
  const loops = [316, 478].map(x => cloth(box(x, 104, 13, 56, 4), { color, weave }))
  return over(
    cloth(band, { color, weave: elastic ? rib : weave }),
    !elastic && stitches('M298 144C360 149 440 149 504 142', color),
    ...(elastic ? [] : loops)
  )
}

const fly = (color: Palette) =>
  over(seam('M400 154V300', color), stitches('M424 156C426 226 420 262 402 284', color))

function trousers(look: Look): Mark {
  const { color, isBack } = look
  const outline = outlineOf(look)
  const creases = pair('476 160 L 488 726').map(d =>
    line(d.replace('Z', ''), color.glint, 3, { opacity: 0.6 })
  )
  const pockets = pair('466 156 C 480 200 508 224 526 232').map(d =>
    over(seam(d.replace('Z', ''), color))
  )
  const welts = [box(296, 206, 74, 12, 3), box(430, 206, 74, 12, 3)].map(d =>
    over(cloth(d, { color }), seam(d, color))
  )
  return over(
    cloth(outline, { color, weave: twill, ...legFolds }),
    within(outline, over(...creases, seam('M400 150V304', color))),
    ...(isBack ? welts : pockets),
    ...(isBack
      ? [button(333, 228, 8, paletteOf(color.shade)), button(467, 228, 8, paletteOf(color.shade))]
      : [fly(color)]),
    waistband(color, twill, false),
    !isBack && button(400, 132, 10, paletteOf(color.shade))
  )
}

const THREAD = paletteOf('#d9a24e')

function jeans(look: Look): Mark {
  const { color, isBack } = look
  const outline = outlineOf(look)
  const worn = [wedge(450, 380, 470, 560, 70), wedge(350, 380, 330, 560, 70)]
  const fronts = pair('456 152 C 460 198 496 222 528 222').map(d =>
    stitches(d.replace('Z', ''), THREAD)
  )
  const yoke = stitches('M284 212L400 250L516 212', THREAD)
  const patches = pair('426 250 L 504 240 L 500 332 L 466 352 L 430 338')
  const knees = pair(
    '436 452 H 530 V 580 H 440'
      .replaceAll(/H (\d+)/g, 'L $1 452')
      .replaceAll(/V (\d+)/g, 'L 530 $1')
  )
  return over(
    cloth(outline, {
      color,
      weave: denim,
      dark: legFolds.dark,
      light: [...legFolds.light, ...worn],
      depth: 0.36
    }),
    within(
      outline,
      over(
        stitches('M556 730C550 380 526 220 504 154M244 730C250 380 274 220 296 154', THREAD),
        stitches('M200 716H600', THREAD)
      )
    ),
    seam('M400 154V304', color),
    ...(isBack
      ? [
          yoke,
          ...patches.map(d =>
            over(cloth(d, { color, weave: denim }), within(d, stitches(d, THREAD)))
          )
        ]
      : [...fronts, stitches('M424 156C426 226 420 262 402 284', THREAD)]),
    look.has('knees') &&
      !isBack &&
      over(...knees.map(d => over(shape(d, color.dark, 0.18), stitches(d, THREAD)))),
    waistband(color, denim, look.has('elastic')),
    isBack && cloth(box(440, 112, 46, 34, 4), { color: paletteOf('#b0703a') }),
    !isBack && !look.has('elastic') && button(400, 132, 11, paletteOf('#b98a4a'))
  )
}

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

const legs = [
  { from: [298, 84], to: [502, 84], title: 'пояс', cm: halfWaist(2) },
  { from: [620, 106], to: [620, 732], title: 'длина', cm: share(0.62) },
  { from: [400, 330], to: [400, 732], title: 'шаг', cm: inseam }
] as const

const waist = { at: [450, 190], words: 'пояс и карман' } as const

export const BOTTOMS: Readonly<Record<string, Drawing>> = {
  trousers: {
    draw: trousers,
    cuts: { narrow: 'зауж' },
    detail: waist,
    back: 'вид сзади, карманы на пуговицах',
    measures: legs
  },
  jeans: {
    draw: jeans,
    cuts: { loose: 'свобод', elastic: 'резинк', knees: 'коленями' },
    detail: waist,
    back: 'вид сзади',
    measures: legs
  },
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
