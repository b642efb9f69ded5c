import { type RawBuilder, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { userOwner } from '../basket/owner.ts'
import type { Account } from './accounts.ts'
import { usersMessages as messages } from './users.messages.ts'

/** By what rows belong to a person. */
type Link = 'id' | 'user_id' | 'owner' | 'scope' | 'email' | 'recipient' | 'order_id'

export type Person = Pick<Account, 'id' | 'email' | 'phone'>

interface PersonalTable {
  readonly title: string
  /** One of these is enough. */
  readonly by: readonly Link[]
  /** What the person typed or is known by, with its title for the keeper. */
  readonly exported: Readonly<Record<string, string>>
  /** Its other texts: codes, states, hashes, secrets. */
  readonly rest: readonly string[]
  /** What is written over in rows that stay for the accounts; without it the rows go. */
  readonly emptied?: Readonly<Record<string, RawBuilder<unknown>>>
}

const LEGAL_INN_LENGTH = 10
const nothing = sql`''`

/**
 * Where the store keeps what is personal. The deletion of an account, the keeper's `person:csv` and
 * the test of the schema read it. Rows are found by the account's orders, so that these come after
 * what hangs on them, and the account comes last.
 */
const PERSONAL = {
  idempotency_key: {
    title: 'Повтор заказа',
    by: ['scope', 'order_id'],
    exported: {},
    rest: ['scope', 'key', 'request_hash']
  },
  refund: {
    title: 'Возврат',
    by: ['order_id'],
    exported: { comment: 'Комментарий' },
    rest: ['status', 'reason', 'file_ids', 'request_hash', 'answer'],
    emptied: { comment: nothing }
  },
  promo_use: {
    title: 'Промокод',
    by: ['order_id'],
    exported: { email: 'E-mail' },
    rest: ['promo_code'],
    emptied: { user_id: sql`null`, email: nothing }
  },
  orders: {
    title: 'Заказ',
    by: ['user_id'],
    exported: {
      recipient: 'Получатель',
      organization: 'Организация',
      commentary: 'Комментарий',
      delivery: 'Доставка',
      service_address: 'Адрес по справочнику'
    },
    rest: ['number', 'status', 'guest_hash', 'promo_code', 'payment_method', 'payment_title'],
    emptied: {
      user_id: sql`null`,
      // Nobody's: no cart token has such a hash.
      guest_hash: sql`'erased'`,
      commentary: nothing,
      recipient: sql`${JSON.stringify({ fio: messages.erasedBuyer, email: '', phone: '' })}::jsonb`,
      // The number and name of a company are no personal data, those of a sole trader are.
      organization: sql`case
        when length(organization ->> 'inn') = ${LEGAL_INN_LENGTH} then organization end`,
      delivery: sql`jsonb_set(delivery - 'zip', '{address}', '""')`,
      service_address: sql`null`
    }
  },
  basket: {
    title: 'Корзина',
    by: ['owner'],
    exported: { promo_code: 'Промокод' },
    rest: ['owner', 'promo_intent', 'bonus_intent', 'selections', 'early_intents']
  },
  delivery_calculation: {
    title: 'Расчёт доставки',
    by: ['owner'],
    exported: { shipping: 'Адрес' },
    rest: ['owner', 'method_id', 'point_code', 'basket_hash', 'date', 'description']
  },
  form_answer: {
    title: 'Ответ на форму',
    by: ['owner'],
    exported: { answers: 'Ответы', page: 'Страница' },
    rest: ['owner', 'form_id', 'answers_hash']
  },
  stored_file: {
    title: 'Файл',
    by: ['owner'],
    exported: { title: 'Название' },
    rest: ['id', 'owner', 'target_code', 'kind', 'extension', 'media_type']
  },
  mailing_recipient: {
    title: 'Рассылка',
    by: ['email'],
    exported: { email: 'E-mail', status: 'Подписка' },
    rest: []
  },
  restock_request: {
    title: 'Письмо о поступлении',
    by: ['email'],
    exported: { email: 'E-mail' },
    rest: []
  },
  // Without its words: they hold codes and passwords.
  letter: {
    title: 'Письмо',
    by: ['recipient'],
    exported: { recipient: 'Кому', subject: 'Тема' },
    rest: ['channel', 'text', 'unsubscribe_url', 'error', 'stage']
  },
  consent_record: {
    title: 'Согласие',
    by: ['user_id'],
    exported: {},
    rest: ['site_id', 'text_version', 'purposes'],
    emptied: { user_id: sql`null` }
  },
  // A draw could not be checked without its tickets.
  raffle_participant: {
    title: 'Розыгрыш',
    by: ['user_id'],
    exported: { name: 'Имя' },
    rest: ['raffle_code', 'mailbox_key'],
    emptied: { user_id: sql`null`, name: sql`${messages.erasedParticipant}` }
  },
  session: {
    title: 'Устройство',
    by: ['user_id'],
    exported: { user_agent: 'Браузер', proven_email: 'Подтверждённый e-mail' },
    rest: ['device_id']
  },
  email_change: {
    title: 'Смена e-mail',
    by: ['user_id'],
    exported: { old_email: 'Прежний e-mail' },
    rest: []
  },
  passkey: {
    title: 'Ключ входа',
    by: ['user_id'],
    exported: { user_agent: 'Браузер' },
    rest: ['id', 'public_key']
  },
  shipping_address: {
    title: 'Адрес',
    by: ['user_id'],
    exported: {
      title: 'Название',
      contact_person: 'Кому',
      phone: 'Телефон',
      address: 'Адрес',
      zip: 'Индекс',
      coord: 'Место на карте'
    },
    rest: ['kladr_id']
  },
  favorite: { title: 'Избранное', by: ['user_id'], exported: {}, rest: [] },
  kept_basket: {
    title: 'Отложенная корзина',
    by: ['user_id'],
    exported: { name: 'Название' },
    rest: ['lines', 'sets']
  },
  notification_read: { title: 'Прочитанное', by: ['user_id'], exported: {}, rest: [] },
  notification: {
    title: 'Уведомление',
    by: ['user_id'],
    exported: { title: 'Заголовок', body: 'Текст' },
    rest: ['type_code']
  },
  bonus_entry: {
    title: 'Бонусы',
    by: ['user_id'],
    exported: { title: 'За что' },
    rest: ['kind']
  },
  review: {
    title: 'Отзыв',
    by: ['user_id'],
    exported: { author: 'Имя', city: 'Город', text: 'Текст' },
    rest: ['type', 'size', 'variant', 'fit', 'answer', 'status']
  },
  blank: {
    title: 'Заявка в один клик',
    by: ['user_id'],
    exported: { number: 'Номер', name: 'Имя', phone: 'Телефон', commentary: 'Комментарий' },
    rest: ['guest_hash', 'status', 'wish']
  },
  app_user: {
    title: 'Аккаунт',
    by: ['id'],
    exported: {
      fio: 'ФИО',
      email: 'E-mail',
      phone: 'Телефон',
      birth_date: 'День рождения',
      organization_inn: 'ИНН',
      organization_title: 'Организация',
      school_info: 'Школа',
      city: 'Город',
      verified_email: 'Подтверждённый e-mail',
      verified_phone: 'Подтверждённый телефон'
    },
    rest: ['password_hash', 'temporary_hash', 'roles', 'price_role']
  }
} satisfies { readonly [Table in keyof Database]?: PersonalTable }

/** Its entries as one type, in their order. */
export const PERSONAL_TABLES: readonly (readonly [string, PersonalTable])[] =
  Object.entries<PersonalTable>(PERSONAL)

const LINKS: Readonly<Record<Link, (person: Person) => RawBuilder<unknown>>> = {
  id: ({ id }) => sql`id = ${id}`,
  user_id: ({ id }) => sql`user_id = ${id}`,
  owner: ({ id }) => sql`owner = ${userOwner(id)}`,
  scope: ({ id }) => sql`scope = ${userOwner(id)}`,
  email: ({ email }) => sql`email = ${email}`,
  recipient: ({ email, phone }) => sql`recipient in (${email}, ${phone})`,
  order_id: ({ id }) => sql`order_id in (select id from orders where user_id = ${id})`
}

/** The condition of a person's rows in a table. */
export const rowsOf = ({ by }: Pick<PersonalTable, 'by'>, person: Person): RawBuilder<unknown> =>
  sql.join(
    by.map(link => LINKS[link](person)),
    sql` or `
  )
