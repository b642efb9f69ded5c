import type { Order } from '@vitrina/core/entities'
import { hasPaper } from '@vitrina/core/orders'
import { routePath } from '@vitrina/core/routes'

import type { Settings } from '../../http/call.ts'
import { pageUrl } from '../../http/page-url.ts'
import type { Attachment } from '../../providers/mail/mailer.ts'
import { readConfiguration } from '../content/configuration.ts'
import type { ComposeOrder } from '../letters/compose-letter.ts'
import { signOrderKey } from '../orders/guest-order-key.ts'
import { type OrderRow, toOrder } from '../orders/read-orders.ts'
import { writeInvoice } from '../papers/invoice.ts'
import type { Seller } from '../papers/paper-facts.ts'
import { paperMessages } from '../papers/papers.messages.ts'
import { orderLetterText } from './order-letter.ts'

/** What a letter says of an order as it is now; undefined when its buyer was erased. */
export const composeOrderLetter: ComposeOrder = async ({ orderId, stage, lead }, deps) => {
  const { db, now } = deps
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (row === undefined || row.recipient.email === '') return undefined
  const [order, shop] = [await toOrder(db, row, now()), await readConfiguration(deps)]
  const attachments = stage === 'new' ? await invoiceOf(row, order, shop.seller) : []
  const text = orderLetterText({
    ...{ order, stage, lead, shop },
    link: orderLink(orderId, deps),
    hasInvoice: attachments.length > 0
  })
  return { text, attachments }
}

interface LinkDeps {
  readonly settings: Settings
  readonly now: () => Date
}

/** Through the storefront's own address. */
function orderLink(orderId: string, { settings, now }: LinkDeps): string {
  const key = signOrderKey(orderId, settings.secret, now())
  return pageUrl(settings, `${routePath('order')}?key=${key}`)
}

/** Of an order that is paid by it. */
async function invoiceOf(
  { organization }: OrderRow,
  order: Order,
  seller: Seller | undefined
): Promise<readonly Attachment[]> {
  const isByInvoice = order.payment.method === 'invoice'
  if (!isByInvoice || seller === undefined || !hasPaper('invoice', order, seller)) return []
  return [
    {
      fileName: paperMessages.fileNames.invoice(order.number),
      mediaType: 'application/pdf',
      content: await writeInvoice({ order, organization, seller })
    }
  ]
}
