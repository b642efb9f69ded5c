import { createHash, randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'

import type { BlankItemTable } from '../../db/schema/blanks.ts'
import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { hashCartToken, requireOwner } from '../basket/owner.ts'
import type { PricedLine } from '../basket/price-lines.ts'
import { readItemFacts } from '../catalog/item-facts.ts'

interface NewBlank {
  readonly visitor: Visitor
  readonly name: string
  readonly phone: string
  readonly commentary: string
  readonly lines: readonly PricedLine[]
  readonly now: Date
}

/** Writes a blank and returns its id, or that of the same wish which still waits for a call. */
export async function writeBlank(trx: Transaction<Database>, blank: NewBlank): Promise<string> {
  const { visitor, name, phone, commentary, now } = blank
  const fingerprint = fingerprintOf(blank)
  const written = await trx
    .insertInto('blank')
    .values({
      id: randomUUID(),
      user_id: visitor.uid ?? null,
      guest_hash: visitor.uid === undefined ? hashCartToken(visitor.cartToken ?? '') : null,
      status: 'new',
      name,
      phone,
      commentary,
      wish: fingerprint,
      created_at: now
    })
    .onConflict(conflict => conflict.column('wish').where('status', '=', 'new').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written === undefined) return waitingId(trx, fingerprint)
  await trx
    .insertInto('blank_item')
    .values(await itemRows(trx, written.id, blank.lines))
    .execute()
  return written.id
}

async function waitingId(trx: Transaction<Database>, fingerprint: string): Promise<string> {
  const { id } = await trx
    .selectFrom('blank')
    .select('id')
    .where('wish', '=', fingerprint)
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow()
  return id
}

function fingerprintOf({ visitor, phone, lines }: NewBlank): string {
  const goods = lines.map(({ groupId }) => groupId).sort((left, right) => left - right)
  const fingerprint = JSON.stringify([requireOwner(visitor), phone, goods])
  return createHash('sha256').update(fingerprint).digest('hex')
}

async function itemRows(
  trx: Transaction<Database>,
  blankId: string,
  lines: readonly PricedLine[]
): Promise<Insertable<BlankItemTable>[]> {
  const facts = await readItemFacts(
    trx,
    lines.map(line => line.groupId)
  )
  const portions = lines.flatMap(line => line.portions.map(portion => ({ line, portion })))
  return portions.map(({ line: { groupId, productId }, portion }, position) => {
    const found = facts.get(groupId)
    return {
      blank_id: blankId,
      position,
      group_id: groupId,
      product_id: productId,
      title: found?.title ?? '',
      variant: found?.variant ?? '',
      url: found?.url ?? '',
      image: found?.image ? JSON.stringify(found.image) : null,
      count: portion.count,
      price_kopecks: portion.price,
      sum_kopecks: portion.price * portion.count
    }
  })
}
