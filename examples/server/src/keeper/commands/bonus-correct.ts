import { formatAmount, typedMailbox } from '@vitrina/core/values'

import { HttpError } from '../../http/errors.ts'
import { enter } from '../../modules/bonuses/ledger.ts'
import type { KeeperCommand } from '../command.ts'
import { readKopecks } from '../read-values.ts'

export const bonusCorrectCommand: KeeperCommand = {
  name: 'bonus:correct',
  purpose: 'добавить покупателю бонусы или списать их; причину он увидит на своей странице',
  values: ['e-mail покупателя', 'сколько бонусов', 'причина'],
  options: { take: { meaning: 'списать, а не добавить', isFlag: true } },
  example: 'bonus:correct anna@example.ru 150 "Извините за задержку заказа"',
  async run(args, { db, now }) {
    const email = typedMailbox(args.value(0))
    const sum = readKopecks(args.value(1), 'Бонусы')
    const account = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (account === undefined) throw new HttpError(404, `Покупателя ${email} нет`)
    const amount = args.has('take') ? -sum : sum
    const entry = { uid: account.id, kind: 'corrected', orderId: null, now: now() } as const
    await db.transaction().execute(trx => enter(trx, { ...entry, amount, title: args.value(2) }))
    return `${email}: ${amount > 0 ? '+' : ''}${formatAmount(amount / 100)} Б`
  }
}
