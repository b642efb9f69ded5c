import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { codeKey } from '../db/search-text.ts'
import { HttpError } from '../http/errors.ts'

export interface FoundOffer {
  readonly id: number
  readonly productId: number
  /** «Рюкзак «Космос», синий» */
  readonly name: string
}

/** Finds what is sold under a barcode, or under a vendor code when that has one variant only. */
export async function findOffer(db: Kysely<Database>, code: string): Promise<FoundOffer> {
  const rows = await db
    .selectFrom('offer')
    .innerJoin('product_group', 'product_group.id', 'offer.group_id')
    .innerJoin('product', 'product.id', 'product_group.product_id')
    .where(({ or, eb }) =>
      or([eb('offer.barcode', '=', code), eb('product.vendor_code_key', '=', codeKey(code))])
    )
    .select(['offer.id', 'offer.barcode', 'product.id as productId', 'product.title'])
    .select(['product_group.color', 'product_group.size'])
    .orderBy('offer.id')
    .execute()
  const variants = rows.map(({ color, size, title, ...row }) => ({
    ...row,
    name: [title, color?.title, size?.title].filter(Boolean).join(', ')
  }))
  const [found, ...others] = variants
  if (found === undefined) throw new HttpError(404, `Товара с кодом ${code} нет`)
  if (others.length === 0) return found
  const list = variants.map(({ barcode, name }) => `  ${barcode}  ${name}`)
  throw new HttpError(409, `Под кодом ${code} несколько вариантов:\n${list.join('\n')}`)
}
