import type { PaymentMethod } from '@vitrina/core/entities'
import { isWholesale } from '@vitrina/core/wholesale'
import type { Kysely, Selectable } from 'kysely'

import type { PaymentMethodTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { wrongField } from '../../http/field-errors.ts'
import { orderMessages as messages } from './order.messages.ts'

/** What decides whether a method can be used. */
export interface Payer {
  readonly isOrganization: boolean
}

export const payerOf = ({ roles }: Visitor): Payer => ({
  isOrganization: isWholesale({ roles })
})

export const toPaymentMethod = (
  row: Selectable<PaymentMethodTable>,
  { payer, hasInvoice }: { readonly payer: Payer; readonly hasInvoice: boolean }
): PaymentMethod => ({
  id: row.id,
  code: row.code,
  title: row.title,
  note: row.note,
  // An organisation pays by invoice, where the shop writes any.
  isDefault: payer.isOrganization && hasInvoice ? row.code === 'invoice' : row.is_default,
  unavailable: whyNot(row, payer)
})

/** The method an order names, if this buyer may use it. */
export async function requirePayment(db: Kysely<Database>, id: string, payer: Payer) {
  const row = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw wrongField(422, 'personalPayment', messages.noPayment)
  const refusal = whyNot(row, payer)
  if (refusal !== '') throw wrongField(422, 'personalPayment', refusal)
  return row
}

/** Nobody hands a certificate over. */
export function refuseOnReceipt({ code }: Pick<PaymentMethodTable, 'code'>): void {
  if (code === 'on_receipt') throw wrongField(422, 'personalPayment', messages.payAtOnce)
}

const whyNot = (row: Selectable<PaymentMethodTable>, { isOrganization }: Payer) =>
  row.only_for_organizations && !isOrganization ? messages.onlyOrganizations : ''
