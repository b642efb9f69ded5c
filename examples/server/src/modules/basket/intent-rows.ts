import type { Transaction, Updateable } from 'kysely'

import type { BasketItemTable } from '../../db/schema/basket.ts'
import type { Database } from '../../db/schema.ts'
import type { BasketRow } from './basket-rows.ts'
import type { IntentOrder } from './intent-order.ts'

type Changes = Pick<
  Updateable<BasketItemTable>,
  'count' | 'clamped' | 'intent' | 'selected' | 'select_intent'
>

/** A line or a set, removed ones included. */
interface Row {
  /** Its group, or the id of its set. */
  readonly thing: string
  readonly count: number
  readonly selected: boolean
  readonly intent: string
  readonly select_intent: string
}

const COLUMNS = ['count', 'selected', 'intent', 'select_intent'] as const

export async function readRows(trx: Transaction<Database>, { id }: BasketRow): Promise<Row[]> {
  const ofLines = trx.selectFrom('basket_item').select(['group_id', ...COLUMNS])
  const ofSets = trx.selectFrom('basket_set').select(['set_id', ...COLUMNS])
  const lines = await ofLines.where('basket_id', '=', id).execute()
  const sets = await ofSets.where('basket_id', '=', id).execute()
  return [
    ...lines.map(({ group_id, ...row }) => ({ ...row, thing: String(group_id) })),
    ...sets.map(({ set_id, ...row }) => ({ ...row, thing: set_id }))
  ]
}

interface Numbered {
  readonly rows: readonly Row[]
  /** Under which the intent counts for all of them. */
  readonly number: string
}

/** The rows about which an intent is news. */
export function numbered(
  rows: readonly Row[],
  numberOf: (row: Row) => ReturnType<IntentOrder['take']>
): Numbered {
  const taken = rows.map(row => ({ row, number: numberOf(row) ?? '' })).filter(one => one.number)
  const numbers = taken.map(({ number }) => number).toSorted()
  return { rows: taken.map(({ row }) => row), number: numbers.at(-1) ?? '' }
}

/** Whether there was anything to change. */
export async function changeRows(
  trx: Transaction<Database>,
  { id }: BasketRow,
  rows: readonly Row[],
  changes: Changes
): Promise<boolean> {
  const sets = rows.map(({ thing }) => thing).filter(thing => thing.includes(':'))
  const lines = rows.map(({ thing }) => Number(thing)).filter(Number.isSafeInteger)
  await trx
    .updateTable('basket_item')
    .set(changes)
    .where('basket_id', '=', id)
    .where('group_id', 'in', [-1, ...lines])
    .execute()
  await trx
    .updateTable('basket_set')
    .set(changes)
    .where('basket_id', '=', id)
    .where('set_id', 'in', ['', ...sets])
    .execute()
  return rows.length > 0
}
