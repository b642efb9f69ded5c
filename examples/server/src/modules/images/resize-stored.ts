import sharp from 'sharp'

import type { Format } from './draw.ts'

/** A picture that a visitor sent, `width` px wide at most; it was drawn anew when it came. */
export function resizeStored(path: string, width: number, format: Format): Promise<Buffer> {
  const picture = sharp(path).resize({ width, withoutEnlargement: true })
  if (format === 'png') return picture.png().toBuffer()
  if (format === 'webp') return picture.webp({ quality: 80 }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
