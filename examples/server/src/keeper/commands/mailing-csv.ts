import { calendarDateAt, shopTimeZone } from '@vitrina/core/values'

import { toCsv } from '../../modules/orders/export-orders.ts'
import type { KeeperCommand } from '../command.ts'

const HEADER = ['E-mail', 'Согласие', 'Подтверждён']

export const mailingCsvCommand: KeeperCommand = {
  name: 'mailing:csv',
  purpose: 'выгрузить подписчиков рассылки таблицей CSV: только тех, кто подтвердил адрес',
  values: [],
  options: { file: { meaning: 'в какой файл; без него — на экран' } },
  example: 'mailing:csv --file подписчики.csv',
  async run(_, { db }) {
    const rows = await db
      .selectFrom('mailing_recipient')
      .where('status', '=', 'active')
      .select(['email', 'consented_at', 'confirmed_at'])
      .orderBy('email')
      .execute()
    const lines = rows.map(({ email, consented_at, confirmed_at }) => [
      email,
      dayOf(consented_at),
      dayOf(confirmed_at)
    ])
    return toCsv([HEADER, ...lines])
  }
}

const dayOf = (at: Date | null) =>
  at === null ? '' : (calendarDateAt(at.getTime(), shopTimeZone()) ?? '')
