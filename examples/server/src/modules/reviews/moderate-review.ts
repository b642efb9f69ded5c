import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { publishFiles } from '../files/file-rows.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

/** The shop keeper's word on a review: its files become public together with it. */
export const moderateReview = (
  db: Kysely<Database>,
  id: string,
  status: 'published' | 'rejected'
): Promise<void> =>
  db.transaction().execute(async transaction => {
    const changed = await transaction
      .updateTable('review')
      .set({ status })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw new HttpError(404, messages.notFound)
    if (status === 'rejected') return
    const files = await transaction
      .selectFrom('review_file')
      .select('file_id')
      .where('review_id', '=', id)
      .execute()
    await publishFiles(
      transaction,
      files.map(file => file.file_id)
    )
  })
