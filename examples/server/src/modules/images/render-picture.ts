import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isDrawn } from '../../drawings/art-name.ts'
import type { Log } from '../../http/log.ts'
import type { Format } from './draw.ts'
import { createPictureCache } from './picture-cache.ts'
import type { Recipe } from './recipe.ts'

const CACHE_LIMIT_BYTES = 512 * 1024 * 1024
const DRAWN_AT_ONCE = 2
/** Grows when the way of drawing changes, so that old pictures are not served any more. */
const DRAWING_VERSION = 2

export interface Picture {
  readonly etag: string
  readonly bytes: Buffer
}

/** A drawing with its recipe, or the path of a picture that a visitor sent. */
export type PictureSource = { readonly recipe: Recipe } | { readonly stored: string }

export interface PictureRequest {
  readonly source: PictureSource
  /** Px. */
  readonly side: number
  readonly format: Format
  /** Px, of a picture that is wider than high; left out, it is a square. */
  readonly width?: number | undefined
}

/** Draws pictures on first request; the same picture asked for by many is drawn once. */
export function createRenderer(dataDir: string, log: Log) {
  const cache = createPictureCache(join(dataDir, 'cache', 'images'), CACHE_LIMIT_BYTES)
  const underWay = new Map<string, Promise<Buffer>>()
  const takeTurn = createQueue(DRAWN_AT_ONCE)

  async function make(name: string, request: PictureRequest): Promise<Buffer> {
    const kept = await cache.get(name)
    if (kept !== undefined) return kept
    const bytes = await takeTurn(() => makePicture(dataDir, request))
    await cache.set(name, bytes).catch(error => {
      log({ level: 'error', cache: 'images', error: String(error) })
    })
    return bytes
  }

  return async (request: PictureRequest): Promise<Picture> => {
    const hash = hashOf(request)
    const name = `${hash}.${request.format}`
    const drawing = underWay.get(name) ?? make(name, request)
    underWay.set(name, drawing)
    try {
      return { etag: `"${hash}"`, bytes: await drawing }
    } finally {
      underWay.delete(name)
    }
  }
}

const hashOf = ({ source, side, format, width }: PictureRequest) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, Object.values(source)[0], side, format, width]))
    .digest('hex')
    .slice(0, 32)

// sharp takes 60 ms and 30 MB to load: a backend behind a full cache never needs it.
async function makePicture(dataDir: string, request: PictureRequest) {
  const square = await makeSquare(dataDir, request)
  if (request.width === undefined) return square
  const { widen } = await import('./draw.ts')
  const { source, width } = request
  return widen(square, width, 'recipe' in source ? source.recipe.cover : null)
}

async function makeSquare(dataDir: string, { source, side, format }: PictureRequest) {
  if ('stored' in source) {
    const { resizeStored } = await import('./resize-stored.ts')
    return resizeStored(source.stored, side, format)
  }
  const svg = await readArt(dataDir, source.recipe.art)
  const { draw } = await import('./draw.ts')
  return draw(svg, source.recipe, side, format)
}

/** A drawing of the shop's own or of the art folder; `name` is checked by the caller. */
export async function readArt(dataDir: string, name: string): Promise<Buffer> {
  if (!isDrawn(name)) return readFile(join(dataDir, 'art', `${name}.svg`))
  const { drawArt } = await import('../../drawings/draw-art.ts')
  const svg = drawArt(name)
  if (svg === undefined) throw new Error(`There is no drawing ${name}`)
  return Buffer.from(svg)
}

/** At most `limit` at once, the others in turn. */
function createQueue(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>(resolve => waiting.push(resolve))
    running += 1
    try {
      return await run()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
