import type { PagingMeta, Partner, PartnerCard, SizeTable } from '@vitrina/core/entities'
import { sql } from 'kysely'

import type { StoredPicture } from '../../db/schema/catalog.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { contentMessages } from './content.messages.ts'
import { entityId } from './entity-id.ts'

const PAGE_SIZE = 20

interface PartnersQuery {
  readonly sizes?: 'true' | 'false' | undefined
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

interface Row extends PartnerCard {
  readonly html: string
  readonly images: readonly StoredPicture[]
  readonly sizeTable: SizeTable | null
  readonly total: number
}

/** The brands in their order. */
export async function listPartners(
  query: PartnersQuery,
  { db }: Call
): Promise<{ data: PartnerCard[]; meta: PagingMeta }> {
  const window = pageOf(query, PAGE_SIZE)
  const meant = query.sizes === 'true' ? sql`t.code is not null` : sql`true`
  const { rows } = await sql<Row>`
    ${partnerRows} where ${meant}
    order by p.sort, p.title, p.id limit ${window.limit} offset ${window.offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from partner p left join size_table t on t.code = p.size_table
    where ${meant}`.execute(db)
  return { data: rows.map(toCard), meta: pagingMeta(window, counted[0]?.total ?? 0) }
}

/** One brand with its texts, pictures and sizes, by its number or code. */
export async function viewPartner(id: string, { db }: Call): Promise<Partner> {
  const named = entityId(id)
  const meant = 'id' in named ? sql`p.id = ${named.id}` : sql`p.code = ${named.code}`
  const { rows } = await sql<Row>`${partnerRows} where ${meant}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new HttpError(404, contentMessages.noPartner)
  return { ...toCard(row), html: row.html, images: [...row.images], sizeTable: row.sizeTable }
}

const partnerRows = sql`
  select p.id, p.code, p.title, p.description, p.image, p.html, p.images,
    (select count(*) from product where partner_id = p.id) as "productsCount",
    t.code is not null as "hasSizeTable",
    case when t.code is not null then to_json(t) end as "sizeTable"
  from partner p left join size_table t on t.code = p.size_table`

const toCard = ({
  id,
  code,
  title,
  description,
  image,
  productsCount,
  hasSizeTable
}: Row): PartnerCard => ({ id, code, title, description, image, productsCount, hasSizeTable })
