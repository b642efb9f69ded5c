import { typedMailbox } from '@vitrina/core/values'

import { HttpError } from '../../http/errors.ts'
import { toCsv } from '../../modules/orders/export-orders.ts'
import { findAccountByEmail } from '../../modules/users/accounts.ts'
import { personRows } from '../../modules/users/export-person.ts'
import type { KeeperCommand } from '../command.ts'

export const personCsvCommand: KeeperCommand = {
  name: 'person:csv',
  purpose: 'выгрузить таблицей CSV всё, что магазин знает о покупателе с аккаунтом',
  values: ['e-mail аккаунта'],
  options: { file: { meaning: 'в какой файл; без него — на экран' } },
  example: 'person:csv anna@example.ru --file анна.csv',
  async run(args, { db }) {
    const email = typedMailbox(args.value(0))
    const account = await findAccountByEmail(db, email)
    if (account === undefined) {
      throw new HttpError(404, `Аккаунта ${email} нет. Заказы гостей — в orders:csv`)
    }
    return toCsv(await personRows(db, account))
  }
}
