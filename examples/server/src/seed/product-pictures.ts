import type { Cover, DemoColor, DemoPicture } from './catalogue-shapes.ts'
import type { ProductType } from './product-types/product-type.ts'
import { PLAIN_TINT, tint } from './tints.ts'

const COVERS: readonly Cover[] = ['rose', 'sky', 'lemon', 'mint', 'stone']

const MAX_PICTURES = 5

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

/** Three to five pictures: every colour once, then other views of the first one. */
export function drawPictures(
  type: ProductType,
  title: string,
  colors: readonly DemoColor[],
  start: number
): readonly DemoPicture[] {
  const pictures = colors.map((color, place) =>
    picture(type.art, `${title}, цвет: ${color.title}`, start + place, color)
  )
  if (pictures.length === 0) pictures.push(picture(type.art, title, start))
  for (const art of type.companions ?? []) {
    pictures.push({ ...picture(art, `${title}: в наборе`, start + pictures.length), scale: 60 })
  }
  for (const view of VIEWS) {
    if (pictures.length >= MAX_PICTURES - 1) break
    const { words, ...pose } = view
    const next = start + pictures.length
    pictures.push({ ...picture(type.art, `${title}: ${words}`, next, colors[0]), ...pose })
  }
  return pictures.slice(0, MAX_PICTURES)
}

const picture = (art: string, alt: string, nth: number, color?: DemoColor): DemoPicture => ({
  art,
  ...(color ? tint(art, color.hex) : PLAIN_TINT),
  cover: COVERS[nth % COVERS.length] ?? 'stone',
  alt,
  rotate: 0,
  scale: 72,
  ...(color && { color: color.code })
})
