import { type Kysely, sql } from 'kysely'

import type { StoredColor, StoredPicture, StoredSize } from '../../db/schema/catalog.ts'
import type { Database } from '../../db/schema.ts'

/** What an order remembers of a product besides its price. */
export interface ItemFacts {
  readonly title: string
  readonly variant: string
  readonly url: string
  readonly image: StoredPicture | null
}

/** Titles, colours and sizes, addresses and pictures of groups at this moment, by group id. */
export async function readItemFacts(
  db: Kysely<Database>,
  groupIds: readonly number[]
): Promise<ReadonlyMap<number, ItemFacts>> {
  const { rows } = await sql<Row>`
    select g.id, g.color, g.size, p.title, p.code, p.pictures, c.url_path as path
    from product_group g
    join product p on p.id = g.product_id
    left join category c on c.id = p.category_ids[1]
    where g.id = any(${groupIds}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, toFacts(row)]))
}

interface Row {
  readonly id: number
  readonly color: StoredColor | null
  readonly size: StoredSize | null
  readonly title: string
  readonly code: string
  readonly pictures: readonly StoredPicture[]
  readonly path: string | null
}

function toFacts({ title, code, path, color, size, pictures }: Row): ItemFacts {
  const ofColor = pictures.find(picture => picture.color === color?.code)
  const image = ofColor ?? pictures[0]
  return {
    title,
    variant: [color?.title, size?.title].filter(part => part !== undefined).join(', '),
    url: path === null ? '' : `/catalog/${path}/detail/${code}`,
    image: image ?? null
  }
}
