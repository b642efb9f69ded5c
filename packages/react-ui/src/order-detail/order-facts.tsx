import { formatDay } from '@vitrina/core/calendar'
import { type Order, type PaymentStatus } from '@vitrina/core/entities'
import type { ReactNode } from 'react'

const payments: Readonly<Record<PaymentStatus, string>> = {
  none: '',
  waiting: 'ждёт оплаты',
  paid: 'оплачен',
  declined: 'оплата не прошла',
  refunded: 'деньги возвращены'
}

/** How an order comes, to whom, and how it is paid. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const { delivery, recipient, payment, commentary } = order
  return (
    <dl className="facts">
      <Fact name="Получение">
        {delivery.title}
        {delivery.date !== '' && `, с ${formatDay(delivery.date)}`}
        <br />
        {delivery.address}
      </Fact>
      <Fact name="Получатель">
        {recipient.fio}
        <br />
        {recipient.phone}
        <br />
        {recipient.email}
      </Fact>
      <Fact name="Оплата">
        {[payment.methodTitle, payments[payment.status]].filter(Boolean).join(', ')}
      </Fact>
      {commentary !== '' && <Fact name="Комментарий">{commentary}</Fact>}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
