import { createHash, randomUUID } from 'node:crypto'
import type { RefundReason } from '@vitrina/core/entities'
import { isShopsFault, refundKopecks } from '@vitrina/core/orders'
import { isUuid } from '@vitrina/core/platform'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { refuseWrongFields, wrongField } from '../../http/field-errors.ts'
import { requireOwner } from '../basket/owner.ts'
import { takeRefunded } from '../certificates/refund-certificates.ts'
import { attachFiles, ownedFileIds } from '../files/file-rows.ts'
import { lockOrder } from '../orders/cancel-order.ts'
import { countLeft, readOrderItems, readReceivedAt } from '../orders/read-refunds.ts'
import { acceptedReasons, REFUND_DAYS } from '../orders/refund-rules.ts'
import { refundMessages as messages } from './refund.messages.ts'
import { toPieces } from './refund-worth.ts'

interface RefundForm {
  readonly orderId: string
  readonly items: readonly { readonly groupId: number; readonly count: number }[]
  readonly reason: RefundReason
  readonly comment: string
  readonly fileIds?: readonly string[] | undefined
}

type OrderRow = Awaited<ReturnType<typeof lockOrder>>

/** Writes a refund of an order that its buyer may send back, and holds it. Returns the refund's id. */
export async function createRefund(
  trx: Transaction<Database>,
  form: RefundForm,
  { visitor, now }: { readonly visitor: Visitor; readonly now: Date }
): Promise<string> {
  const order = await lockOrder(trx, form.orderId)
  const hash = createHash('sha256').update(JSON.stringify(form)).digest('hex')
  const undecided = await findUndecided(trx, order.id)
  if (undecided?.request_hash === hash) return undecided.id
  if (undecided !== undefined) throw new HttpError(409, messages.undecided)
  await refuseWrongForm(trx, order, form, now)
  const fileIds = await takeFiles(trx, form.fileIds ?? [], requireOwner(visitor))
  const { reason, comment, items } = form
  const row = {
    id: randomUUID(),
    order_id: order.id,
    status: 'new' as const,
    reason,
    comment: comment.trim(),
    file_ids: [...fileIds],
    request_hash: hash,
    sum_kopecks: await sumOf(trx, order, items),
    created_at: now
  }
  await trx.insertInto('refund').values(row).execute()
  const rows = items.map(({ groupId, count }) => ({ refund_id: row.id, group_id: groupId, count }))
  await trx.insertInto('refund_item').values(rows).execute()
  await takeRefunded(trx, { orderId: order.id, refundId: row.id, items })
  return row.id
}

const findUndecided = (trx: Transaction<Database>, orderId: string) =>
  trx
    .selectFrom('refund')
    .select(['id', 'request_hash'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'new')
    .executeTakeFirst()

async function refuseWrongForm(
  trx: Transaction<Database>,
  order: OrderRow,
  { items, reason, comment }: RefundForm,
  now: Date
): Promise<void> {
  if (order.status !== 'done') throw new HttpError(409, messages.notReceived)
  const left = new Map((await countLeft(trx, order.id)).map(item => [item.groupId, item.count]))
  const isTwice = new Set(items.map(item => item.groupId)).size < items.length
  const isFine = ({ groupId, count }: { groupId: number; count: number }) =>
    count >= 1 && count <= (left.get(groupId) ?? 0)
  const reasons = acceptedReasons(await readReceivedAt(trx, order), now)
  refuseWrongFields({
    items: isTwice || !items.every(isFine) ? messages.tooMany : undefined,
    reason: reasons.some(({ code }) => code === reason) ? undefined : messages.late(REFUND_DAYS),
    comment: isShopsFault(reason) && comment.trim() === '' ? messages.noComment : undefined
  })
}

/** Files must be the visitor's own; from now on they are kept. */
async function takeFiles(trx: Transaction<Database>, ids: readonly string[], owner: string) {
  const own = ids.every(id => isUuid(id)) ? await ownedFileIds(trx, ids, owner) : []
  if (own.length < ids.length) throw wrongField(422, 'fileIds', messages.noFile)
  await attachFiles(trx, own)
  return own
}

/** What is paid back for the pieces, kopecks. */
async function sumOf(
  trx: Transaction<Database>,
  order: OrderRow,
  items: RefundForm['items']
): Promise<number> {
  const bought = await readOrderItems(trx, order.id)
  const { goods_kopecks: goods, discount_kopecks: discount, bonus_kopecks: bonuses } = order
  return refundKopecks(items, {
    bought: bought.map(toPieces),
    paid: { goods, discount, bonuses },
    earlier: await readEarlier(trx, order.id)
  })
}

/** The refunds of an order that the shop has not refused, with their pieces. */
async function readEarlier(trx: Transaction<Database>, orderId: string) {
  const rows = await trx
    .selectFrom('refund')
    .innerJoin('refund_item', 'refund_item.refund_id', 'refund.id')
    .select(['refund.id', 'sum_kopecks', 'group_id', 'count'])
    .where('order_id', '=', orderId)
    .where('status', '<>', 'rejected')
    .execute()
  const ids = [...new Set(rows.map(({ id }) => id))]
  return ids.map(id => {
    const own = rows.filter(row => row.id === id)
    const pieces = own.map(({ group_id, count }) => ({ groupId: group_id, count }))
    return { pieces, kopecks: own[0]?.sum_kopecks ?? 0 }
  })
}
