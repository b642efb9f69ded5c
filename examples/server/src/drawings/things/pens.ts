import { type Drawing, type Look } from '../drawing.ts'
import { line, linear, type Mark, moved, over, shape } from '../mark.ts'
import { box, circle, symmetric } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { BRASS, STEEL } from './metal.ts'
import { INKS, length, plastic, SLOT, scribble, slanted } from './pen-parts.ts'

/** What it writes with: the title says it, else its own colour. */
function inkOf(look: Look): string {
  if (look.has('red')) return INKS.red
  if (look.has('green')) return INKS.green
  if (look.has('black')) return INKS.black
  return look.has('blue') ? INKS.blue : look.color.base
}

const INK_CUTS = { red: 'красные', green: 'зелёные', black: 'чёрные', blue: 'син' }

/** Upright, its tip below at 400 640. */
function ballpointAt(look: Look): Mark {
  const ink = paletteOf(inkOf(look))
  const { color } = look
  const isClicked = look.has('button')
  return over(
    isClicked ? plastic(386, 60, 28, 60, ink, 8) : plastic(372, 88, 56, 30, ink, 10),
    plastic(366, 110, 68, 400, color, 12),
    shape(box(392, 280, 16, 210, 6), ink.base, 0.85),
    line('M383 130V490', '#ffffff', 8, { opacity: 0.5 }),
    plastic(424, 120, 20, 190, ink, 8),
    ...Array.from({ length: 7 }, (_, at) =>
      plastic(362, 440 + at * 16, 76, 11, paletteOf(color.shade), 5)
    ),
    shape(symmetric('400 548 L 432 548 L 414 618 L 400 620'), STEEL),
    line(symmetric('400 548 L 432 548 L 414 618 L 400 620'), '#6b7182', 1.6),
    shape('M394 616H406L402 642H398Z', ink.base)
  )
}

const single =
  (draw: (look: Look) => Mark) =>
  (look: Look): Mark => {
    const pen = draw(look)
    if (look.isFlat) return pen
    if (look.has('slot')) return moved(SLOT, pen)
    if (look.isBack) return moved('rotate(90 400 370)', pen)
    if (look.has('four')) {
      return over(
        ...[-1.5, -0.5, 0.5, 1.5].map(at =>
          moved(`translate(${at * 108} 40) rotate(${at * 7} 400 700)`, pen)
        )
      )
    }
    return moved(
      'translate(400 400) scale(1.12) translate(-398 -392)',
      over(scribble(inkOf(look)), slanted(pen))
    )
  }

function gelAt(look: Look): Mark {
  const { color } = look
  const ink = paletteOf(inkOf(look))
  const spark = look.has('spark')
    ? over(
        ...[
          [384, 220],
          [410, 270],
          [392, 330],
          [414, 390],
          [388, 420]
        ].map(([x = 0, y = 0]) =>
          shape(
            `M${x} ${y - 9}L${x + 3} ${y - 3}L${x + 9} ${y}L${x + 3} ${y + 3}L${x} ${y + 9}L${x - 3} ${y + 3}L${x - 9} ${y}L${x - 3} ${y - 3}Z`,
            '#ffffff',
            0.9
          )
        )
      )
    : undefined
  return over(
    plastic(372, 70, 56, 190, color, 16),
    plastic(424, 90, 16, 150, paletteOf(color.dark), 7),
    shape(
      box(368, 256, 64, 250, 8),
      linear([0, 0, 1, 0], [0, '#e9eef6', 0.9], [0.3, '#ffffff', 0.9], [1, '#c7d0de', 0.9])
    ),
    shape(box(390, 266, 20, 230, 8), ink.base),
    line('M380 270V500', '#ffffff', 6, { opacity: 0.8 }),
    plastic(364, 470, 72, 84, paletteOf(color.shade), 14),
    spark,
    shape(symmetric('400 552 L 424 552 L 408 622 L 400 624'), STEEL),
    shape('M396 620H404L401 640H399Z', ink.base)
  )
}

function fountainAt(look: Look): Mark {
  const { color } = look
  const nib = symmetric('400 520 L 430 520 C 436 560 416 600 402 652 L 400 652')
  return over(
    plastic(366, 60, 68, 220, color, 30),
    shape(box(362, 262, 76, 18, 4), BRASS),
    plastic(370, 278, 60, 180, paletteOf(color.shade), 6),
    shape(box(368, 452, 64, 12, 3), BRASS),
    plastic(376, 462, 48, 64, paletteOf('#30343f'), 8),
    shape(box(428, 84, 12, 150, 6), BRASS),
    shape(nib, STEEL),
    line(nib, '#6b7182', 1.6),
    shape(circle(400, 560, 7), '#30343f'),
    line('M400 566V648', '#30343f', 2),
    line('M384 90V250', '#ffffff', 9, { opacity: 0.4 })
  )
}

const tip = { at: [400, 560], words: 'кончик и чернила' } as const

export const PENS: Readonly<Record<string, Drawing>> = {
  ballpoint: {
    draw: single(ballpointAt),
    cuts: { ...INK_CUTS, four: '4 штук', button: 'автомат' },
    detail: tip,
    back: 'вид сбоку',
    isPocketed: true,
    measures: length(14.5)
  },
  'gel-pen': {
    draw: single(gelAt),
    cuts: { ...INK_CUTS, spark: 'блёстк' },
    detail: tip,
    back: 'вид сбоку',
    isPocketed: true,
    measures: length(15)
  },
  'fountain-pen': {
    draw: single(fountainAt),
    detail: { at: [420, 540], words: 'перо' },
    back: 'вид сбоку',
    isPocketed: true,
    measures: length(13.5)
  }
}
