import type { OrderView } from '@vitrina/core/orders'
import type { ReactNode } from 'react'

import { orderDetailMessages } from './order-detail.messages.ts'

/** How an order comes, to whom, and how it is paid. */
export const OrderFacts = ({ delivery, recipient, payment, commentary, moneyBack }: OrderView) => (
  <dl className="facts">
    <Fact name={orderDetailMessages.receiving}>
      <span>{[delivery.title, delivery.since].filter(Boolean).join(', ')}</span>
      <br />
      <span>{delivery.address}</span>
    </Fact>
    <Fact name={orderDetailMessages.recipient}>
      <span>{recipient.fio}</span>
      <br />
      <span>{recipient.phone}</span>
      <br />
      <span>{recipient.email}</span>
    </Fact>
    <Fact name={orderDetailMessages.payment}>
      <span>{payment}</span>
      {moneyBack !== '' && <p>{moneyBack}</p>}
    </Fact>
    {commentary !== '' && <Fact name={orderDetailMessages.comment}>{commentary}</Fact>}
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
