import type { Selectable } from 'kysely'

import type { LetterTable } from '../../db/schema/letters.ts'
import { HttpError } from '../../http/errors.ts'
import type { KeeperCommand } from '../command.ts'
import { oneLine } from '../read-ids.ts'
import { readWhole } from '../read-values.ts'

const SHOWN = 50
const ALL = 'all'

export const letterListCommand: KeeperCommand = {
  name: 'letter:list',
  purpose: 'показать письма и СМС, которые не ушли, и почему',
  values: [],
  options: {},
  example: 'letter:list',
  async run(_, { db }) {
    const rows = await db
      .selectFrom('letter')
      .selectAll()
      .where('tries', '>', 0)
      .orderBy('id')
      .limit(SHOWN)
      .execute()
    return rows.length === 0 ? 'Все письма ушли' : rows.map(describe).join('\n')
  }
}

/** Without its words: they hold codes and passwords. */
const describe = ({ id, recipient, subject, tries, next_at, error }: Selectable<LetterTable>) =>
  [
    `${id}  ${oneLine(`${recipient}, ${subject === '' ? 'СМС' : `«${subject}»`}`)}`,
    `  попыток: ${tries}, ${next_at === null ? 'больше не пробуем' : 'попробуем ещё'}${error === '' ? '' : `; ${oneLine(error)}`}`
  ].join('\n')

export const letterSendCommand: KeeperCommand = {
  name: 'letter:send',
  purpose: 'отправить ещё раз то, что не ушло',
  values: ['номер из letter:list или all'],
  options: {},
  example: 'letter:send all',
  async run(args, { db, now }) {
    const failed = db.updateTable('letter').set({ next_at: now(), tries: 1 }).where('tries', '>', 0)
    const wanted = args.value(0)
    const { numUpdatedRows } = await (wanted === ALL
      ? failed
      : failed.where('id', '=', readWhole(wanted, 'Номер'))
    ).executeTakeFirst()
    if (numUpdatedRows === 0n && wanted !== ALL) throw new HttpError(404, 'Такого письма нет')
    return `Отправляем: ${numUpdatedRows}`
  }
}
