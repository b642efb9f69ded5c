import { rename, rm } from 'node:fs/promises'
import type { Sharp } from 'sharp'

import { HttpError } from '../../http/errors.ts'
import { fileMessages as messages } from './file.messages.ts'
import type { RealType } from './sniff.ts'

const PIXELS_MAX = 50_000_000
/** Nothing on a screen is larger, px. */
const SIDE_MAX = 4096

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Draws the picture anew in its place, upright: EXIF with its GPS, comments and whatever was hung
 * behind the picture are gone. A bomb of pixels is refused before it is unpacked.
 */
export async function cleanPicture(path: string, { extension }: RealType): Promise<Size> {
  const { default: sharp } = await import('sharp')
  const draft = `${path}.clean`
  try {
    const picture = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    const { width, height } = await picture.metadata()
    if (width * height >= PIXELS_MAX) throw new HttpError(422, messages.tooManyPixels)
    const upright = picture
      .rotate()
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    const size = await encode(upright, extension).toFile(draft)
    await rename(draft, path)
    return { width: size.width, height: size.height }
  } catch (error) {
    await rm(draft, { force: true })
    throw refusal(error)
  }
}

function encode(picture: Sharp, extension: RealType['extension']): Sharp {
  if (extension === 'png') return picture.png({ compressionLevel: 9 })
  return extension === 'webp' ? picture.webp({ quality: 88 }) : picture.jpeg({ quality: 88 })
}

function refusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const isBomb = String(error).includes('pixel limit')
  return new HttpError(422, isBomb ? messages.tooManyPixels : messages.brokenPicture)
}
