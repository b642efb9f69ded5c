import type { Mark } from './mark.ts'
import type { Palette } from './palette.ts'

/** What is asked of a drawing. */
export interface Look {
  readonly color: Palette
  readonly isBack: boolean
  /** Laid out straight, to be measured. */
  readonly isFlat: boolean
  /** Whether the goods' title has settled this: «с карманами» has pockets. */
  has(cut: string): boolean
}

type Point = readonly [x: number, y: number]

/** Whom a size is made for, cm. */
export interface Body {
  readonly height: number
  readonly chest: number
  readonly waist: number
  readonly inseam: number
  readonly foot: number
  readonly head: number
}

/** A distance on the drawing that somebody buys by. */
export interface Measure {
  readonly from: Point
  readonly to: Point
  /** What it is in words: «длина». */
  readonly title: string
  /** Centimetres, by the body that the size is made for where it has one. */
  readonly cm: number | ((body: Body) => number)
}

/** Something the shop draws by itself on a sheet of 800 × 800. */
export interface Drawing {
  readonly draw: (look: Look) => Mark
  /** What of the title changes the picture: the code of a cut by a part of its words. */
  readonly cuts?: Readonly<Record<string, string>>
  /** The place worth a close look, and its words. */
  readonly detail: { readonly at: Point; readonly words: string }
  /** Words of the other side; without them there is none to show. */
  readonly back?: string
  readonly measures: readonly Measure[]
  /** The cut `slot` draws it alone and lengthwise, for a pocket of the pencil case. */
  readonly isPocketed?: true
  /** Its colour when nobody names one. */
  readonly hex?: string
}
