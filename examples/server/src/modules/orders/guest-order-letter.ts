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
