import type { Letter } from '../../providers/mail/mailer.ts'

/** Asks whether the owner of the mailbox wants the letters. */
export const confirmLetter = (to: string, link: string): Letter => ({
  to,
  subject: 'Подтвердите подписку на новости',
  text: [
    'Здравствуйте!',
    '',
    'Кто-то указал этот адрес, чтобы получать новости и акции магазина «Пенал».',
    'Если это вы, подтвердите подписку в течение трёх дней:',
    link,
    '',
    'Если это не вы, ничего не делайте: писем не будет.',
    ''
  ].join('\n')
})

/** The first letter of a subscription; every later one carries the same way out. */
export const welcomeLetter = (to: string, link: string): Letter => ({
  to,
  subject: 'Вы подписаны на новости магазина «Пенал»',
  unsubscribeUrl: link,
  text: [
    'Здравствуйте!',
    '',
    'Вы подписаны на новости и акции магазина «Пенал»: пишем не чаще раза в неделю.',
    '',
    'Отписаться можно в любой момент, без входа в кабинет:',
    link,
    ''
  ].join('\n')
})
