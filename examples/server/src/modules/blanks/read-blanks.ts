import type { Blank } from '@vitrina/core/entities'
import { isUuid } from '@vitrina/core/platform'
import type { Kysely, Selectable } from 'kysely'

import type { BlankItemTable, BlankTable } from '../../db/schema/blanks.ts'
import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { hashCartToken } from '../basket/owner.ts'
import { blankMessages as messages } from './blank.messages.ts'
import { blankStatusOf, OPEN_STATUSES } from './blank-statuses.ts'

type BlankRow = Selectable<BlankTable>

/** The visitor's own blank; anyone else's is as good as none (S5). */
export async function requireBlank(
  db: Kysely<Database>,
  blankId: string,
  { uid, cartToken }: Visitor
): Promise<BlankRow> {
  const found = isUuid(blankId)
    ? await db.selectFrom('blank').selectAll().where('id', '=', blankId).executeTakeFirst()
    : undefined
  const isOwn =
    found?.user_id === null
      ? cartToken !== undefined && found.guest_hash === hashCartToken(cartToken)
      : found?.user_id === uid
  if (found === undefined || !isOwn) throw new HttpError(404, messages.notFound)
  return found
}

/** Blanks with what was wanted, in the order given. */
export async function toBlanks(db: Kysely<Database>, rows: readonly BlankRow[]): Promise<Blank[]> {
  if (rows.length === 0) return []
  const items = await db
    .selectFrom('blank_item')
    .selectAll()
    .where(
      'blank_id',
      'in',
      rows.map(row => row.id)
    )
    .orderBy('position')
    .execute()
  return rows.map(row =>
    toBlank(
      row,
      items.filter(item => item.blank_id === row.id)
    )
  )
}

/** One blank by its id, which is known to exist. */
export async function viewBlank(db: Kysely<Database>, blankId: string): Promise<Blank> {
  const row = await db
    .selectFrom('blank')
    .selectAll()
    .where('id', '=', blankId)
    .executeTakeFirstOrThrow()
  const [blank] = await toBlanks(db, [row])
  if (blank === undefined) throw new HttpError(404, messages.notFound)
  return blank
}

const toBlank = (row: BlankRow, items: readonly Selectable<BlankItemTable>[]): Blank => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  status: blankStatusOf(row.status),
  name: row.name,
  phone: row.phone,
  commentary: row.commentary,
  items: items.map(toItem),
  price: items.reduce((sum, item) => sum + item.sum_kopecks, 0) / 100,
  count: items.reduce((count, item) => count + item.count, 0),
  canCancel: OPEN_STATUSES.includes(row.status),
  orderId: row.order_id
})

const toItem = (row: Selectable<BlankItemTable>): Blank['items'][number] => ({
  groupId: row.group_id,
  productId: row.product_id,
  url: row.url,
  title: row.title,
  variant: row.variant,
  image: row.image,
  count: row.count,
  price: row.price_kopecks / 100,
  sum: row.sum_kopecks / 100
})
