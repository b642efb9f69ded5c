import { formatDay } from '@vitrina/core/calendar'
import { type Order } from '@vitrina/core/entities'
import { paymentWords } from '@vitrina/core/orders'
import type { ReactNode } from 'react'

import { orderDetailMessages } from './order-detail.messages.ts'

/** How an order comes, to whom, and how it is paid. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const { delivery, recipient, commentary } = order
  return (
    <dl className="facts">
      <Fact name={orderDetailMessages.receiving}>
        {delivery.title}
        {delivery.date !== '' && `, ${orderDetailMessages.fromDay(formatDay(delivery.date))}`}
        <br />
        {delivery.address}
      </Fact>
      <Fact name={orderDetailMessages.recipient}>
        {recipient.fio}
        <br />
        {recipient.phone}
        <br />
        {recipient.email}
      </Fact>
      <Fact name={orderDetailMessages.payment}>{paymentWords(order)}</Fact>
      {commentary !== '' && <Fact name={orderDetailMessages.comment}>{commentary}</Fact>}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
