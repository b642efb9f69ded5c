import type { Paper, PaperKind } from '@vitrina/core/entities'
import { hasPaper } from '@vitrina/core/orders'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { readConfiguration } from '../content/configuration.ts'
import { type OrderRow, requireKeyOrder, requireOrder, toOrder } from '../orders/read-orders.ts'
import { writeDeliveryNote } from './delivery-note.ts'
import { writeInvoice } from './invoice.ts'
import { paperMessages as messages } from './papers.messages.ts'

export const paperHandlers = {
  async viewOrderPaper({ query: { orderId, kind } }, call) {
    return paperOf(await requireOrder(call.db, orderId, call.visitor), kind, call)
  },

  async viewGuestOrderPaper({ query: { key, kind } }, call) {
    return paperOf(await requireKeyOrder(call, key), kind, call)
  }
} satisfies Partial<Handlers>

const writers = { invoice: writeInvoice, deliveryNote: writeDeliveryNote } as const

async function paperOf(row: OrderRow, kind: PaperKind, call: Call): Promise<Paper> {
  const [order, { seller }] = await Promise.all([
    toOrder(call.db, row, call.now()),
    readConfiguration(call)
  ])
  if (seller === undefined || !hasPaper(kind, order, seller)) {
    throw new HttpError(404, messages.notFound)
  }
  await call.limits.spend('paper', call.visitor.ip)
  const file = await writers[kind]({ order, organization: row.organization, seller })
  return {
    fileName: messages.fileNames[kind](order.number),
    mediaType: 'application/pdf',
    content: file.toString('base64')
  }
}
