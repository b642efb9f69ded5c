import { formatPrice } from '@vitrina/core'
import { isUuid } from '@vitrina/core/platform'

import { HttpError } from '../../http/errors.ts'
import { spentOfRefunds } from '../../modules/certificates/refund-certificates.ts'
import { NEXT_STATUSES, REFUND_STATUSES, reasonOf } from '../../modules/orders/refund-rules.ts'
import { changeRefundStatus } from '../../modules/refunds/change-refund.ts'
import type { KeeperCommand } from '../command.ts'
import { oneLine } from '../read-ids.ts'
import { readWord } from '../read-values.ts'

const SHOWN = 50

export const refundListCommand: KeeperCommand = {
  name: 'refund:list',
  purpose: 'показать возвраты, которые ждут решения или денег',
  values: [],
  options: {},
  example: 'refund:list',
  async run(_, { db }) {
    const rows = await db
      .selectFrom('refund')
      .innerJoin('orders', 'orders.id', 'refund.order_id')
      .where('refund.status', 'in', ['new', 'approved'])
      .select(['refund.id', 'refund.status', 'refund.reason', 'refund.comment'])
      .select(['refund.sum_kopecks', 'orders.number'])
      .orderBy('refund.created_at')
      .limit(SHOWN)
      .execute()
    if (rows.length === 0) return 'Все возвраты разобраны'
    const spentOf = await spentOfRefunds(
      db,
      rows.map(({ id }) => id)
    )
    return rows
      .map(({ id, number, status, reason, comment, sum_kopecks }) =>
        [
          `${id}  заказ ${number}, ${formatPrice(sum_kopecks / 100)}, ${REFUND_STATUSES[status].title}`,
          `  ${oneLine(`${reasonOf(reason).title}. ${comment}`)}`,
          ...spentOf(id).map(words => `  ! ${words}`)
        ].join('\n')
      )
      .join('\n')
  }
}

export const refundStatusCommand: KeeperCommand = {
  name: 'refund:status',
  purpose: 'решить о возврате; покупатель узнает об этом',
  values: ['номер возврата из refund:list', 'approved, rejected или done'],
  options: { answer: { meaning: 'слова магазина покупателю' } },
  example: 'refund:status 0192f3a0-0000-7000-8000-000000000000 approved --answer "Ждём в магазине"',
  async run(args, { db, now, live }) {
    const refundId = args.value(0)
    const status = readWord(args.value(1), 'Решение', NEXT_STATUSES.new.concat('done'))
    if (!isUuid(refundId)) throw new HttpError(404, 'Возврат не найден')
    const answer = args.option('answer')
    const said = answer === undefined ? {} : { answer }
    const spent = (await spentOfRefunds(db, [refundId]))(refundId)
    await changeRefundStatus(db, { refundId, status, ...said, now: now(), live })
    return [`Возврат: ${REFUND_STATUSES[status].title}`, ...spent].join('\n')
  }
}
