import { typedMailbox } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { type NewNotification, notify } from '../../modules/notifications/notify.ts'
import { type KeeperCommand, type KeptShop, WrongArguments } from '../command.ts'

const TYPE = /^[a-z][a-z_]{0,30}$/

export const notifyCommand: KeeperCommand = {
  name: 'notify',
  purpose: 'уведомить покупателей на сайте',
  values: ['тип', 'заголовок'],
  optionalValue: 'текст',
  options: { to: { meaning: 'e-mail одного покупателя; без него — всем, и гостям тоже' } },
  example:
    'notify info "Каникулы" "Доставляем и в праздники"\n' +
    '  Тип: info, order, bonus, review — сообщение; reload_page — просьба обновить страницу;\n' +
    '  reset_session — выход из аккаунта и чистая страница',
  async run(args, shop) {
    const typeCode = args.value(0)
    if (!TYPE.test(typeCode)) {
      throw new WrongArguments(`Тип: «${typeCode}» не подходит, нужен вида info или reload_page`)
    }
    const email = args.option('to')
    const userId = email === undefined ? null : await findAccount(shop.db, email)
    await report(shop, { userId, typeCode, title: args.value(1), body: args.value(2) })
    return `Уведомление отправлено: ${email ?? 'всем'}`
  }
}

/** Stores a notification, then pushes it. */
async function report({ db, live, now }: KeptShop, notification: NewNotification): Promise<void> {
  const later: (() => Promise<void> | void)[] = []
  await db
    .transaction()
    .execute(trx => notify(trx, notification, { live, now, afterCommit: run => later.push(run) }))
  for (const run of later) await run()
}

async function findAccount(db: Kysely<Database>, email: string): Promise<string> {
  const account = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', typedMailbox(email))
    .executeTakeFirst()
  if (account === undefined) throw new HttpError(404, `Покупателя с e-mail ${email} нет`)
  return account.id
}
