import type { OrderCard } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { BillTable, OrdersTable, PaymentMethodTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { findSpent } from '../certificates/read-certificates.ts'
import { readOwed } from '../money-back/money-back.ts'
import { readInvoices } from './invoices-of-orders.ts'
import { readPickups } from './pickup.ts'

type OrderRow = Selectable<OrdersTable>

/** What a card of an order says beside its own row and its items. */
export interface CardFacts {
  readonly method: Selectable<PaymentMethodTable> | undefined
  /** Undefined where no money of it is asked for online, and none has come. */
  readonly bill: Selectable<BillTable> | undefined
  /** Of an order that is paid by invoice. */
  readonly invoice: Pick<OrderCard['payment'], 'status' | 'payUntil'> | undefined
  /** Kopecks that wait to go back to the buyer. */
  readonly owed: number
  /** Somebody has paid with a certificate that it sold. */
  readonly isSpent: boolean
  readonly pickup: OrderCard['pickup']
}

/** Reads them for all orders at once. */
export async function readCardFacts(
  db: Kysely<Database>,
  orders: readonly OrderRow[]
): Promise<(order: OrderRow) => CardFacts> {
  const ids = orders.map(({ id }) => id)
  const methods = await db.selectFrom('payment_method').selectAll().execute()
  const methodOf = (order: OrderRow) => methods.find(({ id }) => id === order.payment_method)
  const bills = await db.selectFrom('bill').selectAll().where('order_id', 'in', ids).execute()
  const isByInvoice = (order: OrderRow) => methodOf(order)?.code === 'invoice'
  const invoices = await readInvoices(db, orders, isByInvoice)
  const owed = await readOwed(db, ids)
  const spent = await findSpent(db, ids)
  const pickups = await readPickups(db, orders)
  return order => {
    const method = methodOf(order)
    return {
      method,
      bill: bills.find(bill => bill.order_id === order.id && counts(bill, method)),
      invoice: invoices.get(order.id),
      owed: owed.get(order.id) ?? 0,
      isSpent: spent.has(order.id),
      pickup: pickups.get(order.id)
    }
  }
}

/** Of a way that is not online only the money counts that came before it was chosen. */
const counts = (
  { status }: Selectable<BillTable>,
  method: Selectable<PaymentMethodTable> | undefined
): boolean => method?.is_online === true || status === 'paid' || status === 'refunded'
