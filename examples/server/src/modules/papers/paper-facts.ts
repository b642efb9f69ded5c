import { rowName } from '@vitrina/core/cart'
import type { Order, OrderForm, SiteConfiguration } from '@vitrina/core/entities'
import { type OrderRow, orderRows, orderSums } from '@vitrina/core/orders'
import { formatDate, kopecks } from '@vitrina/core/values'

import { paperMessages as messages } from './papers.messages.ts'

export type Seller = NonNullable<SiteConfiguration['seller']>

/** What papers are written from. */
export interface PaperFacts {
  readonly order: Order
  readonly organization: OrderForm['organization'] | null
  readonly seller: Seller
}

/** «ООО «Пример», ИНН …, КПП …, адрес»: who sells, as a line of a paper. */
export const sellerLine = ({ title, inn, kpp, ogrn, address }: Seller): string =>
  [
    title,
    messages.inn(inn),
    ...(kpp === undefined ? [] : [messages.kpp(kpp)]),
    messages.ogrn(ogrn),
    address
  ].join(', ')

/** The organisation that an order was made for, else the person. */
export const buyerLine = ({ order, organization }: PaperFacts): string =>
  organization
    ? [organization.title, messages.inn(organization.inn)].filter(Boolean).join(', ')
    : order.recipient.fio

export const dayOf = ({ createdAt }: Order): string => formatDate(createdAt)

/** What was sold, and its delivery: the rows add up to the order's price with what is taken off. */
export function goodsTable(order: Order) {
  const { delivery } = order
  const goods = orderRows(order).flatMap(goodsRows)
  const service = [messages.delivery(delivery.title), '1', messages.service]
  const cost = money(delivery.price)
  const rows = delivery.price > 0 ? [...goods, [...service, cost, cost]] : goods
  return {
    head: messages.columns,
    rows: rows.map((row, index) => [String(index + 1), ...row]),
    widths: [26, 251, 44, 34, 76, 84],
    align: ['center', 'left', 'right', 'center', 'right', 'right']
  } as const
}

/** Its goods have to be named: a set is told by its things, each with the name of the set. */
const goodsRows = (row: OrderRow) =>
  row.parts.length === 0
    ? [goodsRow(row, rowName(row))]
    : row.parts.map(part => goodsRow(part, messages.ofSet(rowName(part), row.title)))

const goodsRow = (
  { count, price, sum }: Pick<OrderRow, 'count' | 'price' | 'sum'>,
  name: string
) => [name, String(count), messages.piece, money(price), money(sum)]

/** Below the table: what was taken off, and the whole. */
export function totals(order: Order, whole: string): readonly string[] {
  const less = orderSums(order).rows.flatMap(({ title, rubles = 0 }) =>
    rubles < 0 ? [`${title}: ${money(rubles)}`] : []
  )
  const sum = order.goodsPrice + order.delivery.price
  return [
    ...(less.length > 0 ? [`${messages.total}: ${money(sum)}`] : []),
    ...less,
    `${whole}: ${money(order.price)}`
  ]
}

/** VAT is in the price: 20/120 of it for 20 %. */
export function vatLine({ vatPercent }: Seller, { price }: Order): string {
  if (vatPercent === undefined) return messages.withoutVat
  const vat = Math.round((kopecks(price) * vatPercent) / (100 + vatPercent))
  return `${messages.withVat(vatPercent)}: ${money(vat / 100)}`
}

const amount = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2
})

/** «1 234,50», as papers write rubles; the currency of the page does not change what is owed. */
export const money = (rubles: number): string =>
  amount.format(rubles).replace('-', '−').replaceAll('\u202f', '\u00a0')
