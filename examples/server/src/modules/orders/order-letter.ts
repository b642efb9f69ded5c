import { formatPrice } from '@vitrina/core'
import { type Order } from '@vitrina/core/entities'

import type { Letter } from '../../providers/mail/mailer.ts'

/** The letter that confirms an order. */
export const orderLetter = (order: Order): Letter => ({
  to: order.recipient.email,
  subject: `Заказ ${order.number} принят`,
  text: [
    `${order.recipient.fio}, спасибо за заказ ${order.number}!`,
    '',
    ...order.items.map(
      ({ title, variant, count, sum }) =>
        `${[title, variant].filter(part => part !== '').join(', ')} — ${count} шт., ${formatPrice(sum)}`
    ),
    '',
    deliveryLine(order),
    `Итого: ${formatPrice(order.price)}`,
    `Оплата: ${order.payment.methodTitle}`,
    ''
  ].join('\n')
})

const deliveryLine = ({ delivery: { title, address, price } }: Order) =>
  address === '' ? title : `Доставка: ${title}, ${address} — ${formatPrice(price)}`
