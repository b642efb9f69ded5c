import { formatPrice } from '@vitrina/core'
import { formatDate } from '@vitrina/core/values'

import type { Letter } from '../../providers/mail/mailer.ts'

export interface Certificate {
  readonly number: string
  readonly kopecks: number
}

/** The letter that is the certificate: its numbers, their sums and how to spend them. */
export const certificateLetter = (
  to: string,
  certificates: readonly Certificate[],
  expiresAt: Date
): Letter => ({
  to,
  subject: certificates.length > 1 ? 'Ваши подарочные сертификаты' : 'Ваш подарочный сертификат',
  text: [
    'Здравствуйте! Спасибо за покупку.',
    '',
    ...certificates.map(
      ({ number, kopecks }) => `Сертификат № ${number} — ${formatPrice(kopecks / 100)}`
    ),
    '',
    `Действует до ${formatDate(expiresAt.getTime())} включительно на всё, что есть в магазине.`,
    'Введите номер в корзине в поле промокода: сумма отнимется от заказа.',
    'Что останется, пригодится для следующих покупок.',
    ''
  ].join('\n')
})
