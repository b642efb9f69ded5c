import sharp from 'sharp'

import type { Recipe } from './recipe.ts'

export type Format = 'webp' | 'jpg' | 'png'

/** Side of the drawings as they lie in the art folder, px; an SVG has 72 dots an inch. */
const ART_SIDE = 256
const SVG_DENSITY = 72

/** Tiles of the light theme, for formats without transparency. */
const COVERS: Readonly<Record<string, string>> = {
  rose: '#f7d8da',
  mint: '#d4e8d9',
  sky: '#d7e6f7',
  lemon: '#f9eec2',
  stone: '#eceef3',
  board: '#1c4a3f'
}
const PAPER = '#ffffff'

/** What lies behind a picture that cannot be transparent. */
export const coverColor = (cover: string | null): string => COVERS[cover ?? ''] ?? PAPER

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/** Draws a square tile of `side` px: the recoloured, turned drawing in its middle. */
export async function draw(
  svg: Buffer,
  recipe: Recipe,
  side: number,
  format: Format
): Promise<Buffer> {
  const subject = await drawSubject(svg, recipe, side)
  const tile = sharp({
    create: { width: side, height: side, channels: 4, background: TRANSPARENT }
  }).composite([{ input: subject, gravity: 'centre' }])
  if (format === 'png') return tile.png().toBuffer()
  if (format === 'webp') return tile.webp({ quality: 82, alphaQuality: 100 }).toBuffer()
  const background = coverColor(recipe.cover)
  const flat = await tile.png({ compressionLevel: 0 }).toBuffer()
  return sharp(flat).flatten({ background }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** A square on a picture of `width` px, as its cover goes on to both sides. */
export async function widen(square: Buffer, width: number, cover: string | null): Promise<Buffer> {
  const { width: inner = width, height = width } = await sharp(square).metadata()
  return sharp({ create: { width, height, channels: 3, background: coverColor(cover) } })
    .composite([{ input: square, left: Math.max(0, Math.round((width - inner) / 2)), top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

async function drawSubject(svg: Buffer, recipe: Recipe, side: number): Promise<Buffer> {
  const size = Math.max(1, Math.round((side * recipe.scale) / 100))
  const density = Math.max(1, (SVG_DENSITY * size) / ART_SIDE)
  const drawn = await sharp(svg, { density })
    .resize(size, size, { fit: 'contain', background: TRANSPARENT })
    .modulate({
      hue: recipe.hue,
      saturation: recipe.saturation,
      brightness: recipe.brightness
    })
    .rotate(recipe.rotate, { background: TRANSPARENT })
    .png({ compressionLevel: 0 })
    .toBuffer()
  // A turned square is wider than the square was, and may stick out of the tile.
  return sharp(drawn)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
}
