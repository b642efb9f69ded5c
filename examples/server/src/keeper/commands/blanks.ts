import { isUuid } from '@vitrina/core/platform'
import { HttpError } from '../../http/errors.ts'
import { blankStatusOf, OPEN_STATUSES } from '../../modules/blanks/blank-statuses.ts'
import { changeBlankStatus } from '../../modules/blanks/change-blank.ts'
import { turnBlankIntoOrder } from '../../modules/blanks/turn-into-order.ts'
import type { KeeperCommand } from '../command.ts'
import { oneLine } from '../read-ids.ts'
import { readWord } from '../read-values.ts'

const SHOWN = 50

export const blankListCommand: KeeperCommand = {
  name: 'blank:list',
  purpose: 'показать заявки в один клик, которые ждут звонка',
  values: [],
  options: {},
  example: 'blank:list',
  async run(_, { db }) {
    const rows = await db
      .selectFrom('blank')
      .where('status', 'in', [...OPEN_STATUSES])
      .select(['id', 'number', 'status', 'name', 'phone', 'commentary'])
      .orderBy('created_at')
      .limit(SHOWN)
      .execute()
    if (rows.length === 0) return 'Все заявки разобраны'
    return rows
      .map(({ id, number, status, name, phone, commentary }) =>
        [
          `${id}  ${number}, ${blankStatusOf(status).title}`,
          `  ${oneLine(`${name}, ${phone}. ${commentary}`)}`
        ].join('\n')
      )
      .join('\n')
  }
}

export const blankStatusCommand: KeeperCommand = {
  name: 'blank:status',
  purpose: 'взять заявку в работу, оформить по ней заказ или отменить её',
  values: ['номер заявки из blank:list', 'processing, ordered или cancelled'],
  options: {},
  example: 'blank:status 0192f3a0-0000-7000-8000-000000000000 ordered',
  async run(args, { db, now }) {
    const blankId = args.value(0)
    const status = readWord(args.value(1), 'Статус', ['processing', 'ordered', 'cancelled'])
    if (!isUuid(blankId)) throw new HttpError(404, 'Заявка не найдена')
    if (status === 'ordered') await turnBlankIntoOrder(db, { blankId, now: now() })
    else await changeBlankStatus(db, blankId, status)
    return `Заявка: ${blankStatusOf(status).title}`
  }
}
