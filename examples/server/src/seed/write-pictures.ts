import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { StoredPicture } from '../db/schema/catalog.ts'
import type { Database } from '../db/schema.ts'
import type { Cover, DemoPicture } from './catalogue-shapes.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'

const PLAIN = { hue: 0, saturation: 1, brightness: 1, rotate: 0, scale: 82 }
const ID_LENGTH = 16

/** Collects pictures; equal ones become one file. */
export interface PictureStore {
  add(picture: DemoPicture): StoredPicture
  /** A drawing as it is, on a cover. */
  addPlain(art: string, alt: string, cover?: Cover): StoredPicture
  /** Writes the files collected since the last time. */
  flush(): Promise<void>
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
    add: ({ art, hue, saturation, brightness, rotate, scale, cover, alt, color }) => ({
      fileId: keep({ art, hue, saturation, brightness, rotate, scale, cover }),
      alt,
      cover,
      ...(color !== undefined && { color })
    }),
    addPlain: (art, alt, cover) => ({
      fileId: keep({ art, ...PLAIN, cover: cover ?? null }),
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
