import type { Drawing, Look } from './drawing.ts'
import { type Mark, moved, over } from './mark.ts'
import { paletteOf } from './palette.ts'

interface Part {
  readonly drawing: Drawing
  readonly hex: string
  readonly cuts?: readonly string[]
  /** Where its middle stands, how large it is and how it is turned. */
  readonly at: readonly [x: number, y: number]
  readonly scale: number
  readonly turn?: number
}

function partOf({ drawing, hex, cuts = [], at: [x, y], scale, turn = 0 }: Part, look: Look): Mark {
  const mark = drawing.draw({
    ...look,
    color: paletteOf(hex),
    has: cut => cuts.includes(cut)
  })
  return moved(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-400 -400)`, mark)
}

/** Several goods on one sheet; later ones lie over earlier ones. */
const setOf = (...parts: readonly Part[]): Drawing => ({
  draw: look => over(...parts.map(part => partOf(part, look))),
  detail: { at: [400, 400], words: 'вещи набора' },
  measures: []
})

/** Tiles of sections, brands and articles, of goods that are drawn already. */
export const setsOf = (drawings: Readonly<Record<string, Drawing>>) => {
  const part = (code: string, hex: string, at: Part['at'], scale: number, rest = {}): Part => {
    const drawing = drawings[code]
    if (drawing === undefined) throw new Error(`A set needs the drawing ${code}`)
    return { drawing, hex, at, scale, ...rest }
  }
  return {
    'uniform-set': setOf(
      part('shirt', '#7cb7ea', [560, 360], 0.66, { cuts: ['tie'], turn: 7 }),
      part('coat', '#7a1f38', [220, 360], 0.62, { turn: -7 }),
      part('pinafore', '#2c4a7c', [400, 450], 0.78)
    ),
    'school-set': setOf(
      part('satchel', '#c72c6c', [540, 350], 0.66, { turn: 6 }),
      part('backpack', '#2b62d9', [320, 420], 0.8, { turn: -3 }),
      part('pencil-case', '#f2c531', [560, 640], 0.42, { turn: -6 })
    ),
    'paper-set': setOf(
      part('notebook-cells', '#1f5a45', [520, 350], 0.72, { turn: 12 }),
      part('notebook-lines', '#c72c6c', [300, 380], 0.72, { turn: -10 }),
      part('diary', '#2b62d9', [410, 460], 0.7, { turn: 2 })
    ),
    'writing-set': setOf(
      part('color-pencils', '#2b62d9', [300, 400], 0.74, { cuts: ['twelve'], turn: -4 }),
      part('fountain-pen', '#7a1f38', [580, 360], 0.7, { cuts: ['slot'], turn: -8 }),
      part('ballpoint', '#3a9a57', [520, 520], 0.6, { cuts: ['slot'], turn: 10 })
    ),
    'paint-set': setOf(
      part('crayons', '#f2c531', [540, 330], 0.6, { cuts: ['twelve'], turn: 8 }),
      part('paints', '#2b62d9', [340, 480], 0.74, { cuts: ['twelve'], turn: -6 }),
      part('yarn', '#c72c6c', [620, 600], 0.4)
    ),
    'sport-set': setOf(
      part('tank-top', '#3a9a57', [270, 330], 0.6, { cuts: ['number'], turn: -8 }),
      part('shorts', '#2b62d9', [540, 350], 0.66, { turn: 6 }),
      part('sneakers', '#ea86ad', [430, 580], 0.62)
    ),
    'first-grader-set': setOf(
      part('satchel', '#2b62d9', [400, 360], 0.84),
      part('color-pencils', '#d5303e', [190, 580], 0.44, { cuts: ['twelve'], turn: -8 }),
      part('notebook-cells', '#3a9a57', [620, 590], 0.5, { turn: 9 })
    ),
    'sewing-set': setOf(
      part('yarn', '#c72c6c', [300, 350], 0.56),
      part('yarn', '#21a5a8', [520, 460], 0.56),
      part('scissors', '#6d4bc0', [360, 560], 0.6, { turn: 40 })
    )
  }
}
