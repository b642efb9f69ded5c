import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { StoredPicture } from '../db/schema/catalog.ts'
import type { Database } from '../db/schema.ts'
import { isDrawn } from '../drawings/art-name.ts'
import type { Cover, DemoPicture } from './catalogue-shapes.ts'
import { COLORS } from './colors.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'

const AS_DRAWN = { hue: 0, saturation: 1, brightness: 1 }
/** Share of the tile: the shop's own drawings hold the air around them. */
const DRAWN_SCALE = 100
const ART_SCALE = 82
const ID_LENGTH = 16

/** Collects pictures; equal ones become one file. */
export interface PictureStore {
  add(picture: DemoPicture): StoredPicture
  /** A drawing as it is, on a cover; its colour may be named by the code of one of the shop's. */
  addPlain(art: string, alt: string, cover?: Cover): StoredPicture
  /** Writes the files collected since the last time. */
  flush(): Promise<void>
}

/** Drawings know colours by their digits. */
function byHex(art: string): string {
  const [drawing = '', code = '', ...rest] = art.split(':')
  const color = COLORS.find(each => each.code === code)
  return color === undefined ? art : [drawing, color.hex.slice(1), ...rest].join(':')
}

export function createPictureStore(db: Kysely<Database>): PictureStore {
  const known = new Set<string>()
  let waiting: SeedRow<'file'>[] = []

  function keep(file: Omit<SeedRow<'file'>, 'id'>): string {
    const id = createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, ID_LENGTH)
    if (!known.has(id)) waiting.push({ id, ...file })
    known.add(id)
    return id
  }

  return {
    add: ({ art, rotate, scale, cover, alt, color, video }) => ({
      fileId: keep({ art: byHex(art), ...AS_DRAWN, rotate, scale, cover }),
      alt,
      cover,
      ...(color !== undefined && { color }),
      ...(video !== undefined && { video })
    }),
    addPlain: (art, alt, cover) => ({
      fileId: keep({
        art: byHex(art),
        ...AS_DRAWN,
        rotate: 0,
        scale: isDrawn(art) ? DRAWN_SCALE : ART_SCALE,
        cover: cover ?? null
      }),
      alt,
      ...(cover && { cover })
    }),
    flush: async () => {
      const files = waiting
      waiting = []
      await insertRows(db, 'file', files)
    }
  }
}
