import { formatPrice } from '@vitrina/core'
import { rowName } from '@vitrina/core/basket-rows'
import { type Order } from '@vitrina/core/entities'
import { type OrderRow, orderRows } from '@vitrina/core/orders'

import type { Letter } from '../../providers/mail/mailer.ts'
import { CODE_LIFE_MINUTES } from '../verification/codes.ts'
import { verificationMessages } from '../verification/verification.messages.ts'

/** The letter with the code that opens an order to whoever reads it. */
export const guestOrderLetter = (to: string, number: string, code: string): Letter => ({
  to,
  subject: `Код для заказа ${number}`,
  text: [
    `Код, по которому откроется заказ ${number}: ${code}`,
    `${verificationMessages.codeTerm(CODE_LIFE_MINUTES)} Никому его не называйте.`,
    '',
    'Если вы не искали заказ, ничего не делайте.',
    ''
  ].join('\n')
})

/** The letter that confirms an order; `link` opens it in any browser. */
export const orderLetter = (order: Order, link: string): Letter => ({
  to: order.recipient.email,
  subject: `Заказ ${order.number} принят`,
  text: [
    `${order.recipient.fio}, спасибо за заказ ${order.number}!`,
    '',
    ...orderRows(order).flatMap(row => [
      `${pieces(row)}, ${formatPrice(row.sum)}`,
      ...row.parts.map(part => `  ${pieces(part)}`)
    ]),
    '',
    deliveryLine(order),
    `Итого: ${formatPrice(order.price)}`,
    `Оплата: ${order.payment.methodTitle}`,
    '',
    `Где заказ сейчас: ${link}`,
    ''
  ].join('\n')
})

const pieces = ({ count, ...row }: Pick<OrderRow, 'title' | 'variant' | 'count'>) =>
  `${rowName(row)} — ${count} шт.`

const deliveryLine = ({ delivery: { title, address, price } }: Order) =>
  address === '' ? title : `Доставка: ${title}, ${address} — ${formatPrice(price)}`
