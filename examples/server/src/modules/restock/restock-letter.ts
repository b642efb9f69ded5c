import type { Letter } from '../../providers/mail/mailer.ts'
import type { ItemFacts } from '../catalog/item-facts.ts'

/** The one letter that was asked for; `url` is the whole address of the product's page. */
export const restockLetter = (to: string, { title, variant }: ItemFacts, url: string): Letter => ({
  to,
  subject: `Снова в продаже: ${title}`,
  text: [
    'Здравствуйте!',
    '',
    'Вы просили написать, когда товар появится. Он снова есть:',
    [title, variant].filter(part => part !== '').join(', '),
    url,
    '',
    'Мы ничего не откладывали: закажите, пока есть. Больше об этом товаре не напишем.',
    ''
  ].join('\n')
})
