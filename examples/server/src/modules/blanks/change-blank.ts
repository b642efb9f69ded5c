import type { Kysely } from 'kysely'

import type { BlankStatusCode } from '../../db/schema/blanks.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { blankMessages as messages } from './blank.messages.ts'
import { OPEN_STATUSES } from './blank-statuses.ts'

/** Moves an open blank; only `turnBlankIntoOrder` makes it `ordered`. The same status is no error. */
export async function changeBlankStatus(
  db: Kysely<Database>,
  blankId: string,
  status: Exclude<BlankStatusCode, 'ordered'>
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('blank')
    .set({ status })
    .where('id', '=', blankId)
    .where('status', 'in', [...OPEN_STATUSES, status])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new HttpError(409, messages.cannotCancel)
}
