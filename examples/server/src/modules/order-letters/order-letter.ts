import { formatPrice } from '@vitrina/core'
import { rowName } from '@vitrina/core/cart'
import type { Order, SiteConfiguration } from '@vitrina/core/entities'
import { type OrderRow, type OrderView, orderView } from '@vitrina/core/orders'

import type { LetterStage } from '../../db/schema/letters.ts'
import { orderLetterMessages as messages } from './order-letter.messages.ts'

/** What a letter about an order is drawn from. */
interface OrderLetterFacts {
  readonly order: Order
  readonly stage: LetterStage
  /** What happened, in the words of its notification; '' of a new order. */
  readonly lead: string
  /** Opens the order in any browser. */
  readonly link: string
  readonly hasInvoice: boolean
  readonly shop: Pick<SiteConfiguration, 'seller' | 'phone'>
}

/** Which parts of an order its letters show. */
const PARTS: Readonly<Record<LetterStage, readonly ((view: Drawn) => readonly string[])[]>> = {
  new: [goodsLines, sumLines, deliveryLines, paymentLines],
  paid: [goodsLines, sumLines, paymentLines],
  shipping: [deliveryLines],
  ready: [pickupLines],
  cancelled: [],
  refund: []
}

interface Drawn extends OrderLetterFacts {
  readonly view: OrderView
}

/** The words of a letter; its rows and sums are those of the order's page. */
export function orderLetterText(facts: OrderLetterFacts): string {
  const { order, stage, lead, link, shop } = facts
  const drawn = { ...facts, view: orderView(order, []) }
  const { fio } = order.recipient
  const sections = [
    [stage === 'new' ? messages.thanks(fio, order.number) : messages.hello(fio)],
    lead === '' ? [] : [lead],
    ...PARTS[stage].map(lines => lines(drawn)),
    [messages.link(link)],
    [
      ...(shop.seller ? [messages.seller(shop.seller.title, shop.seller.inn)] : []),
      messages.phone(shop.phone)
    ]
  ]
  return `${sections
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`
}

function goodsLines({ view }: Drawn): readonly string[] {
  return view.rows.flatMap(row => [
    `${pieces(row)}, ${formatPrice(row.sum)}`,
    ...row.parts.map(part => `  ${pieces(part)}`)
  ])
}

const pieces = ({ count, ...row }: Pick<OrderRow, 'title' | 'variant' | 'count'>) =>
  messages.pieces(rowName(row), count)

function sumLines({ view: { sums } }: Drawn): readonly string[] {
  return [...sums.rows, sums.total].map(
    ({ title, rubles = 0, words }) => `${title}: ${words ?? formatPrice(rubles)}`
  )
}

function deliveryLines({ view: { delivery, recipient } }: Drawn): readonly string[] {
  if (delivery.address === '') return [delivery.title]
  return [
    messages.where(`${delivery.title}, ${delivery.address}`),
    ...(delivery.since === '' ? [] : [messages.when(delivery.since)]),
    messages.recipient(recipient.fio, recipient.phone)
  ]
}

/** Where it waits, when, until which day and by which code; of one that is brought, where to. */
function pickupLines(drawn: Drawn): readonly string[] {
  const { pickup } = drawn.view
  return pickup.length > 0
    ? pickup.map(({ name, words }) => messages.fact(name, words))
    : deliveryLines(drawn)
}

function paymentLines({ view, hasInvoice }: Drawn): readonly string[] {
  return [
    messages.payment(view.payment),
    ...(view.invoice === '' ? [] : [view.invoice]),
    ...(hasInvoice ? [messages.invoice] : [])
  ]
}
