import { formatPrice } from '@vitrina/core'
import { formatDate } from '@vitrina/core/values'

import { listOwed, returnMoney } from '../../modules/money-back/money-back.ts'
import type { KeeperCommand } from '../command.ts'
import { oneLine } from '../read-ids.ts'

const SHOWN = 50

const REASONS = {
  twice: 'оплачен второй раз',
  late: 'оплачен после отмены',
  cancelled: 'отменён после оплаты'
} as const

export const moneyListCommand: KeeperCommand = {
  name: 'money:list',
  purpose: 'показать деньги, которые ждут возврата покупателям',
  values: [],
  options: {},
  example: 'money:list',
  async run(_, { db }) {
    const rows = await listOwed(db, SHOWN)
    if (rows.length === 0) return 'Возвращать нечего'
    return rows
      .map(({ number, amount_kopecks, reason, owed_at, payment_title, recipient }) =>
        [
          `${number}  ${formatPrice(amount_kopecks / 100)}, ${REASONS[reason]} ${formatDate(owed_at.getTime())}`,
          `  ${oneLine(`${payment_title}. ${recipient.fio}, ${recipient.phone}, ${recipient.email}`)}`
        ].join('\n')
      )
      .join('\n')
  }
}

export const moneyReturnedCommand: KeeperCommand = {
  name: 'money:returned',
  purpose: 'записать, что деньги заказа вернули; покупатель узнает об этом',
  values: ['номер заказа из money:list'],
  options: {},
  example: 'money:returned П-200001',
  async run(args, { db, now, live }) {
    const kopecks = await returnMoney(db, { number: args.value(0), now: now(), live })
    return `Заказ ${args.value(0)}: вернули ${formatPrice(kopecks / 100)}`
  }
}
