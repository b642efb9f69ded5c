import { button, cloth, seam, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { denim, twill } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { box, pair, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { legFolds, outlineOf, waistband } from './legs.ts'
import { halfWaist, inseam, share } from './sizes.ts'

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
  }
}
