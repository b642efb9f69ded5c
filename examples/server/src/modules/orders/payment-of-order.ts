import type { PaymentMethod } from '@vitrina/core/entities'
import { isWholesale } from '@vitrina/core/session'
import type { Kysely, Selectable } from 'kysely'

import type { PaymentMethodTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import type { Settings, Visitor } from '../../http/call.ts'
import { wrongField } from '../../http/field-errors.ts'
import { hasBank } from '../../providers/payment/open-bank.ts'
import { orderMessages as messages } from './order.messages.ts'

type Method = Selectable<PaymentMethodTable>

/** What decides whether a method can be used. */
export interface Payer {
  readonly isOrganization: boolean
  /** Buyers can pay online. */
  readonly hasBank: boolean
}

export const payerOf = ({ roles }: Visitor, settings: Settings): Payer => ({
  isOrganization: isWholesale({ roles }),
  hasBank: hasBank(settings)
})

/** The ways to pay that the shop has now, with the one that this buyer usually takes. */
export async function listMethods(db: Kysely<Database>, payer: Payer): Promise<PaymentMethod[]> {
  const rows = await db.selectFrom('payment_method').selectAll().orderBy('sort').execute()
  const offered = rows.filter(row => isOffered(row, payer))
  const usual = usualOf(offered, payer)
  return offered.map(row => ({
    id: row.id,
    code: row.code,
    title: row.title,
    note: row.note,
    isDefault: row === usual,
    unavailable: whyNot(row, payer)
  }))
}

/** An organisation pays by invoice, where the shop writes any. */
const usualOf = (rows: readonly Method[], payer: Payer) =>
  rows.find(({ code }) => payer.isOrganization && code === 'invoice') ??
  rows.find(row => row.is_default) ??
  rows.find(row => whyNot(row, payer) === '')

/** The method an order names, if this buyer may use it. */
export async function requirePayment(db: Kysely<Database>, id: string, payer: Payer) {
  const row = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !isOffered(row, payer)) throw wrongField(422, 'personalPayment', messages.noPayment)
  const refusal = whyNot(row, payer)
  if (refusal !== '') throw wrongField(422, 'personalPayment', refusal)
  return row
}

/** Nobody hands a certificate over. */
export function refuseOnReceipt({ code }: Pick<Method, 'code'>, payer: Payer): void {
  if (code !== 'on_receipt') return
  const isThereAnother = payer.hasBank || payer.isOrganization
  const refusal = isThereAnother ? messages.payAtOnce : messages.noWayAtOnce
  throw wrongField(422, 'personalPayment', refusal)
}

const isOffered = ({ is_online }: Pick<Method, 'is_online'>, payer: Payer) =>
  payer.hasBank || !is_online

const whyNot = (row: Method, { isOrganization }: Payer) =>
  row.only_for_organizations && !isOrganization ? messages.onlyOrganizations : ''
