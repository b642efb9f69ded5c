import { leftShopAt } from '@vitrina/core/orders'
import { formatDate, kopecks } from '@vitrina/core/values'

import {
  buyerLine,
  dayOf,
  goodsTable,
  money,
  type PaperFacts,
  sellerLine,
  totals,
  vatLine
} from './paper-facts.ts'
import { paperMessages as messages } from './papers.messages.ts'
import { createSheet } from './sheet.ts'
import { sumInWords } from './sum-in-words.ts'

/**
 * «Товарная накладная» in the shop's own form with everything that a primary document has to tell
 * (402-ФЗ, ст. 9): the form ТОРГ-12 is not obligatory any more.
 */
export async function writeDeliveryNote(facts: PaperFacts): Promise<Buffer> {
  const { order, seller } = facts
  const title = messages.titles.deliveryNote(order.number, formatDate(leftShopAt(order)))
  const sheet = await createSheet(title)
  sheet.title(title)
  sheet.fact(messages.seller, sellerLine(seller))
  sheet.fact(messages.buyer, buyerLine(facts))
  const { fio, phone } = order.recipient
  const place = [fio, phone, order.delivery.address].filter(Boolean)
  sheet.fact(messages.consignee, place.join(', '))
  sheet.fact(messages.basis, messages.order(order.number, dayOf(order)))
  sheet.gap(6)
  const table = goodsTable(order)
  sheet.table(table)
  for (const line of totals(order, messages.toHandOver)) sheet.strong(line, 'right')
  sheet.text(vatLine(seller, order), 'right')
  sheet.gap(8)
  sheet.text(messages.summary(table.rows.length, money(order.price)))
  sheet.strong(sumInWords(kopecks(order.price)))
  const below = [messages.position, messages.signature, messages.fullName]
  sheet.signatures(messages.handedOver, below)
  sheet.text(`${messages.stamp}    ${messages.date}`)
  sheet.signatures(messages.received, below)
  sheet.text(`${messages.stamp}    ${messages.date}`)
  return sheet.finish()
}
