import { type ArtName, artName } from '../drawings/art-name.ts'
import type { Drawing } from '../drawings/drawing.ts'
import { DRAWINGS } from '../drawings/drawings.ts'
import { asText } from '../drawings/measured.ts'
import { bodyOf } from './bodies.ts'
import type { Cover, DemoColor, DemoPicture, DemoSize } from './catalogue-shapes.ts'
import type { ColorCode } from './colors.ts'
import type { ProductType } from './product-types/product-type.ts'

const COVERS: readonly Cover[] = ['rose', 'sky', 'lemon', 'mint', 'stone']
/** Own drawings fill their sheet with the air around them. */
const WHOLE = 100
const ART_SCALE = 72

/** Covers on which goods of these colours would be lost. */
const ALIKE: Partial<Record<ColorCode, readonly Cover[]>> = {
  white: ['stone'],
  milk: ['stone', 'lemon'],
  'light-grey': ['stone'],
  beige: ['lemon'],
  yellow: ['lemon'],
  pink: ['rose'],
  red: ['rose'],
  sky: ['sky'],
  mint: ['mint']
}

/** Neighbours in the gallery stand on different covers. */
const TURN = { front: 0, back: 1, detail: 2, measured: 3, film: 4 } as const

/** Kinds whose chosen goods are filmed. */
const FILMED: ReadonlySet<string> = new Set(['pinafore', 'coat', 'backpack', 'satchel'])

interface Goods {
  readonly id: number
  readonly title: string
  readonly colors: readonly DemoColor[]
  readonly sizes: readonly DemoSize[]
  /** Shown on the first pages of the shop. */
  readonly isFeatured: boolean
}

/** Every colour from all sides; goods whose drawing comes from the package show it several ways. */
export function drawPictures(type: ProductType, goods: Goods): readonly DemoPicture[] {
  const drawing = DRAWINGS[type.code]
  if (drawing === undefined) return packagePictures(type, goods)
  const colors = goods.colors.length > 0 ? goods.colors : [undefined]
  return colors.flatMap((color, place) => sides(type.code, drawing, goods, place, color))
}

function sides(
  code: string,
  drawing: Drawing,
  { id, title, sizes, isFeatured }: Goods,
  place: number,
  color?: DemoColor
): readonly DemoPicture[] {
  const size = sizes[Math.floor(sizes.length / 2)]?.title ?? ''
  const cuts = cutsOf(drawing, title)
  const shown = color ? `${title}, цвет: ${color.title}` : title
  const body = bodyOf(size)
  const lengths = drawing.measures.map(({ cm }) => (typeof cm === 'number' ? cm : cm(body)))
  const side = (view: ArtName['view'], words: string, of = {}): DemoPicture => ({
    rotate: 0,
    art: artName({ ...plainName(code, color), view, cuts, ...of }),
    scale: WHOLE,
    cover: coverFor(id + place + TURN[view], color?.code),
    alt: words === '' ? shown : `${shown} — ${words}`,
    ...(color && { color: color.code })
  })
  return [
    side('front', ''),
    ...(drawing.back === undefined ? [] : [side('back', drawing.back)]),
    side('detail', `крупно: ${drawing.detail.words}`),
    ...(drawing.measures.length === 0
      ? []
      : [side('measured', measuresOf(drawing, lengths, size), { size, lengths })]),
    ...(isFeatured && FILMED.has(code)
      ? [{ ...side('film', 'видео со всех сторон'), video: 'webm' as const }]
      : [])
  ]
}

/** What the words of the title say of the picture. */
const cutsOf = ({ cuts = {} }: Drawing, title: string): readonly string[] =>
  Object.entries(cuts).flatMap(([cut, words]) => (title.toLowerCase().includes(words) ? cut : []))

const plainName = (drawing: string, color?: DemoColor) =>
  ({ drawing, color: color?.hex.slice(1) ?? '', size: '', lengths: [] }) as const

function measuresOf({ measures }: Drawing, lengths: readonly number[], size: string): string {
  const distances = measures.map(({ title }, place) => `${title} ${asText(lengths[place] ?? 0)}`)
  return `${size === '' ? 'размеры' : `размер ${size}`}: ${distances.join(', ')}`
}

function coverFor(place: number, color?: string): Cover {
  const alike = Object.entries(ALIKE).find(([code]) => code === color)?.[1] ?? []
  const inTurn = [0, 1, 2].flatMap(step => COVERS[(place + step) % COVERS.length] ?? [])
  return inTurn.find(cover => !alike.includes(cover)) ?? 'sky'
}

interface View {
  readonly words: string
  readonly rotate: number
  readonly scale: number
}

const VIEWS: readonly View[] = [
  { words: 'вид сбоку', rotate: -10, scale: 64 },
  { words: 'крупный план', rotate: 0, scale: 118 },
  { words: 'с другой стороны', rotate: 12, scale: 58 }
]
const MAX_PICTURES = 4

function packagePictures(type: ProductType, { id, title }: Goods): readonly DemoPicture[] {
  const { art = '', companions = [] } = type
  const picture = (name: string, alt: string, nth: number): DemoPicture => ({
    art: name,
    rotate: 0,
    scale: ART_SCALE,
    cover: coverFor(id + nth),
    alt
  })
  const set = companions.map((name, nth) => ({
    ...picture(name, `${title}: в наборе`, nth + 1),
    scale: 60
  }))
  const views = VIEWS.map(({ words, ...pose }, nth) => ({
    ...picture(art, `${title}: ${words}`, nth + 1 + set.length),
    ...pose
  }))
  return [picture(art, title, 0), ...set, ...views].slice(0, MAX_PICTURES)
}
