import { kopecks } from '@vitrina/core/values'

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
import { paymentQr } from './payment-qr.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { sumInWords } from './sum-in-words.ts'

/** «Счёт на оплату»: bank, parties, goods, the sum in words, and a code to pay by. */
export async function writeInvoice(facts: PaperFacts): Promise<Buffer> {
  const { order, seller } = facts
  const title = messages.titles.invoice(order.number, dayOf(order))
  const sheet = await createSheet(title)
  writeBank(sheet, facts)
  sheet.title(title)
  sheet.fact(messages.seller, sellerLine(seller))
  sheet.fact(messages.buyer, buyerLine(facts))
  sheet.fact(messages.basis, messages.order(order.number, dayOf(order)))
  sheet.gap(6)
  const table = goodsTable(order)
  sheet.table(table)
  for (const line of totals(order, messages.toPay)) sheet.strong(line, 'right')
  sheet.text(vatLine(seller, order), 'right')
  sheet.gap(8)
  sheet.text(messages.summary(table.rows.length, money(order.price)))
  sheet.strong(sumInWords(kopecks(order.price)))
  sheet.gap(12)
  writePayment(sheet, facts)
  sheet.signatures(messages.head, [messages.signature, messages.fullName])
  sheet.signatures(messages.accountant, [messages.signature, messages.fullName])
  return sheet.finish()
}

function writeBank(sheet: Sheet, { seller: { title, inn, kpp, bank } }: PaperFacts): void {
  if (bank === undefined) return
  const numbers = [messages.inn(inn), ...(kpp === undefined ? [] : [messages.kpp(kpp)])]
  sheet.table({
    head: [`${messages.bankTitle}: ${bank.title}`, messages.bik, bank.bik],
    rows: [
      ['', messages.account, bank.correspondentAccount],
      [`${messages.receiver}: ${title}\n${numbers.join(', ')}`, messages.account, bank.account]
    ],
    widths: [323, 52, 140],
    align: ['left', 'left', 'left']
  })
  sheet.gap(8)
}

/** Nobody is asked to pay twice. */
function writePayment(sheet: Sheet, { order, seller }: PaperFacts): void {
  if (order.payment.status === 'paid') {
    sheet.strong(messages.paid)
    return
  }
  const purpose = messages.purpose(order.number, dayOf(order))
  const code = paymentQr({ seller, kopecks: kopecks(order.price), purpose })
  if (code !== undefined) sheet.code(code, messages.payByQr, messages.payByQrHint)
  sheet.text(messages.validity)
}
